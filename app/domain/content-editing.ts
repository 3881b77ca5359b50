import * as v from 'valibot';

import { contentSlugSchema, isFixedPage, reservedSlugs } from './content.ts';
import { inEveryLocale, writtenIn } from './locale-texts.ts';
import { locales, type Locale } from './locale.ts';
import { productStatuses, type ProductStatus } from './product-status.ts';
import type { Actor } from './role.ts';

export const longestPageTitle = 120;
export const longestPageContent = 12_000;

/** Only administrators write the site's pages and menus. */
export function mayWriteSite({ role }: Pick<Actor, 'role'>): boolean {
  return role === 'administrator';
}

/** What a page says in one language; empty where nothing was written. */
export interface PageTexts {
  readonly title: string;
  /** With marks, those of pages among them (`marked-text.ts`). */
  readonly content: string;
}

/** A page as the form has it. */
export interface TypedPage {
  readonly slug: string;
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
  texts: inEveryLocale(() => ({ title: '', content: '' })),
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
const content = v.pipe(v.string(), v.trim(), v.maxLength(longestPageContent, 'too-long'));
const slug = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'required'),
  v.check((text) => v.is(contentSlugSchema, text), 'slug'),
  v.check((text) => !reservedSlugs.includes(text), 'slug-reserved'),
);
const texts = v.object(inEveryLocale(() => v.object({ title, content })));

/** A new page, whole. @throws as schemas do, where no language has a title */
export const newPageSchema = v.strictObject({
  slug,
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
  texts: v.optional(
    v.partial(
      v.strictObject(
        inEveryLocale(() =>
          v.optional(v.strictObject({ title: v.optional(title), content: v.optional(content) })),
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
    v.object({ slug, texts }),
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

/** One thing of a page that may differ: its address, or a text in one language. */
export type PageField = 'slug' | `texts.${Locale}.${keyof PageTexts}`;

export const pageFields: readonly PageField[] = [
  'slug',
  ...locales.flatMap((locale) => [
    `texts.${locale}.title` as const,
    `texts.${locale}.content` as const,
  ]),
];

/** What a form says under one of its names. */
export function pageValue(typed: TypedPage, field: PageField): string {
  if (field === 'slug') return typed.slug;
  const [locale, name] = partsOf(field);
  return typed.texts[locale][name];
}

/** Language and name of a text. */
export function partsOf(field: Exclude<PageField, 'slug'>): [Locale, keyof PageTexts] {
  const locale = locales.find((one) => field.startsWith(`texts.${one}.`)) ?? 'en';
  return [locale, field.endsWith('.title') ? 'title' : 'content'];
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
    if (field === 'slug') continue;
    const [locale, name] = partsOf(field);
    changed[locale] = { ...changed[locale], [name]: typed.texts[locale][name].trim() };
  }
  return {
    ...(typed.slug.trim() !== before.slug && { slug: typed.slug.trim() }),
    ...(Object.keys(changed).length > 0 && { texts: changed }),
    ...(status !== before.status && { status }),
  };
}

/** Whether a change keeps what the product itself needs of a page. */
export function mayChangePage(before: Pick<EditedPage, 'slug'>, change: PageChange): boolean {
  return change.slug === undefined || change.slug === before.slug || !isFixedPage(before.slug);
}
