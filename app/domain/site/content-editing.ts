import * as v from 'valibot';

import { contentSlugSchema, isFixedPage, reservedSlugs } from './content.ts';
import { inEveryLocale, writtenIn } from '#domain/text/locale-texts.ts';
import { locales, type Locale } from '#domain/locale.ts';
import { maxAltLength } from '#domain/product/product-picture.ts';
import { productStatuses, type ProductStatus } from '#domain/product/product-status.ts';

const longestPageTitle = 120;
export const maxPageContentLength = 12_000;

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

/** The languages in which a page is whole. */
export function wholeIn(texts: TypedPage['texts']): readonly Locale[] {
  const has = (name: keyof PageTexts) => writtenIn(inEveryLocale((locale) => texts[locale][name]));
  const content = has('content');
  return has('title').filter((locale) => content.includes(locale));
}

const title = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\p{Cc}+/gu, ' ').trim()),
  v.maxLength(longestPageTitle, 'too-long'),
);
const content = v.pipe(v.string(), v.trim(), v.maxLength(maxPageContentLength, 'too-long'));
const slug = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'required'),
  v.check((text) => v.is(contentSlugSchema, text), 'slug'),
  v.check((text) => !reservedSlugs.includes(text), 'slug-reserved'),
);
const alt = v.pipe(v.string(), v.trim(), v.maxLength(maxAltLength, 'too-long'));
const texts = v.object(inEveryLocale(() => v.object({ title, content, alt })));
/** A picture that was sent before, or none. */
const picture = v.nullable(v.strictObject({ id: v.pipe(v.number(), v.integer(), v.minValue(1)) }));

/** A new page, whole. @throws as schemas do, where no language has a title */
export const newPageSchema = v.strictObject({
  slug,
  picture,
  texts: v.pipe(
    texts,
    v.check((all) => locales.some((locale) => all[locale].title !== ''), 'required'),
  ),
  status: v.picklist(productStatuses),
});
export type NewPage = v.InferOutput<typeof newPageSchema>;

/** What is changed of one; the rest stays. */
export const pageChangeSchema = v.strictObject({
  slug: v.optional(slug),
  picture: v.optional(picture),
  texts: v.optional(
    v.partial(
      v.strictObject(
        inEveryLocale(() =>
          v.optional(
            v.strictObject({
              title: v.optional(title),
              content: v.optional(content),
              alt: v.optional(alt),
            }),
          ),
        ),
      ),
    ),
  ),
  status: v.optional(v.picklist(productStatuses)),
});
export type PageChange = v.InferOutput<typeof pageChangeSchema>;

/** The form; a title that no language has is missing in the one that is shown. */
export function pageFormSchema(shown: Locale): v.GenericSchema<TypedPage, TypedPage> {
  return v.pipe(
    v.object({ slug, picture: v.nullable(v.object({ id: v.number(), src: v.string() })), texts }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { value } = dataset;
      if (locales.some((locale) => value.texts[locale].title !== '')) return;
      const own = value.texts[shown];
      addIssue({
        message: 'required',
        path: [
          {
            type: 'object',
            origin: 'value',
            input: { ...value },
            key: 'texts',
            value: value.texts,
          },
          { type: 'object', origin: 'value', input: { ...value.texts }, key: shown, value: own },
          { type: 'object', origin: 'value', input: { ...own }, key: 'title', value: own.title },
        ],
      });
    }),
  );
}

/** A text of a page in one language. */
export type PageTextField = `texts.${Locale}.${keyof PageTexts}`;
/** One thing of a page that may differ: its address, its picture, or a text in one language. */
export type PageField = 'slug' | 'picture' | PageTextField;

const pageFields: readonly PageField[] = [
  'slug',
  'picture',
  ...locales.flatMap((locale) => [
    `texts.${locale}.title` as const,
    `texts.${locale}.content` as const,
    `texts.${locale}.alt` as const,
  ]),
];

/** What a form says under one of its names; of a picture its address, empty for none. */
export function pageValue(typed: TypedPage, field: PageField): string {
  if (field === 'slug') return typed.slug;
  if (field === 'picture') return typed.picture?.src ?? '';
  const [locale, name] = partsOf(field);
  return typed.texts[locale][name];
}

/** Language and name of a text. */
export function partsOf(field: PageTextField): [Locale, keyof PageTexts] {
  const locale = locales.find((one) => field.startsWith(`texts.${one}.`)) ?? 'en';
  const name = (['title', 'alt'] as const).find((one) => field.endsWith(`.${one}`));
  return [locale, name ?? 'content'];
}

/** Fields whose words differ, in the order in which they stand in the form. */
export function changedPageFields(before: TypedPage, after: TypedPage): readonly PageField[] {
  return pageFields.filter((field) => pageValue(before, field) !== pageValue(after, field));
}

/** What has to be sent: only what differs, so that two who write different languages both get theirs. */
export function pageChange(
  before: EditedPage,
  typed: TypedPage,
  status: ProductStatus,
): PageChange {
  const changed: Partial<Record<Locale, Partial<PageTexts>>> = {};
  for (const field of changedPageFields(before, typed)) {
    if (field === 'slug' || field === 'picture') continue;
    const [locale, name] = partsOf(field);
    changed[locale] = { ...changed[locale], [name]: typed.texts[locale][name].trim() };
  }
  const { picture: chosen } = typed;
  return {
    ...(chosen?.src !== before.picture?.src && { picture: chosen && { id: chosen.id } }),
    ...(typed.slug.trim() !== before.slug && { slug: typed.slug.trim() }),
    ...(Object.keys(changed).length > 0 && { texts: changed }),
    ...(status !== before.status && { status }),
  };
}

/** Whether a change keeps what the product itself needs of a page. */
export function mayChangePage(before: Pick<EditedPage, 'slug'>, change: PageChange): boolean {
  return change.slug === undefined || change.slug === before.slug || !isFixedPage(before.slug);
}
