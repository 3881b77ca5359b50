import { inEveryLocale } from '#domain/text/locale-texts.ts';
import { type Locale } from '#domain/locale.ts';
import { type ProductStatus } from '#domain/product/product-status.ts';

/** What a page says in one language; empty where nothing was written. */
export interface PageTexts {
  readonly title: string;
  /** With marks, those of pages among them (`marked-text.ts`). */
  readonly content: string;
  /** What its picture shows, in words. */
  readonly alt: string;
}

/** The picture of a page, as it is edited. */
export interface PagePicture {
  readonly id: number;
  readonly src: string;
}

/** A page as the form has it. */
export interface TypedPage {
  readonly slug: string;
  readonly picture: PagePicture | null;
  readonly texts: Readonly<Record<Locale, PageTexts>>;
}

/** A page as it is edited. */
export interface EditedPage extends TypedPage {
  readonly id: number;
  readonly status: ProductStatus;
  /** When it was last changed; a change is made only to what was seen. */
  readonly modified: string;
}

/** A page as the list of all shows it. */
export interface EditedPageRow {
  readonly id: number;
  readonly slug: string;
  readonly status: ProductStatus;
  /** In the reader's language, else in the first that has one. */
  readonly title: string;
  readonly titleLanguage: Locale;
  /** The languages that have a title and words. */
  readonly written: readonly Locale[];
}

export const noPage: TypedPage = {
  slug: '',
  picture: null,
  texts: inEveryLocale(() => ({ title: '', content: '', alt: '' })),
};
