import { inEveryLocale } from '#domain/text/locale-texts.ts';
import { type Locale } from '#domain/locale.ts';
import { type ProductStatus } from '#domain/product/product-status.ts';

/** A page's texts in one language; empty if nothing was written. */
export interface PageTexts {
  readonly title: string;
  /** With markup, including that of pages (`marked-text.ts`). */
  readonly content: string;
  /** The alternative text of its picture. */
  readonly alt: string;
}

/** A page's picture, as edited. */
export interface PagePicture {
  readonly id: number;
  readonly src: string;
}

/** A page as held by the form. */
export interface TypedPage {
  readonly slug: string;
  readonly picture: PagePicture | null;
  readonly texts: Readonly<Record<Locale, PageTexts>>;
}

/** A page as edited. */
export interface EditedPage extends TypedPage {
  readonly id: number;
  readonly status: ProductStatus;
  /** When it was last changed; a change applies only to the version that was seen. */
  readonly modified: string;
}

/** A page as shown in the list of all pages. */
export interface EditedPageRow {
  readonly id: number;
  readonly slug: string;
  readonly status: ProductStatus;
  /** In the reader's language, or else in the first language that has one. */
  readonly title: string;
  readonly titleLanguage: Locale;
  /** The languages that have both a title and a body. */
  readonly written: readonly Locale[];
}

export const noPage: TypedPage = {
  slug: '',
  picture: null,
  texts: inEveryLocale(() => ({ title: '', content: '', alt: '' })),
};
