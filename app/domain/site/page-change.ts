import { isFixedPage } from './content.ts';
import { locales, type Locale } from '#domain/locale.ts';
import { type ProductStatus } from '#domain/product/product-status.ts';
import { type PageChange, type PageTextField, partsOf } from './content-editing.ts';
import { type PageTexts, type TypedPage, type EditedPage } from './edited-page.ts';

/** One part of a page that may differ: its URL, its picture, or a text in one language. */
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

/** The form's value of a field; for the picture its URL, empty for none. */
export function pageValue(typed: TypedPage, field: PageField): string {
  if (field === 'slug') return typed.slug;
  if (field === 'picture') return typed.picture?.src ?? '';
  const [locale, name] = partsOf(field);
  return typed.texts[locale][name];
}

/** The fields that changed, in form order. */
export function changedPageFields(before: TypedPage, after: TypedPage): readonly PageField[] {
  return pageFields.filter((field) => pageValue(before, field) !== pageValue(after, field));
}

/**
 * The request body: only what differs, so that two editors working on different languages do not overwrite each other.
 */
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

/** Whether a change keeps the parts of a page that the product relies on. */
export function mayChangePage(before: Pick<EditedPage, 'slug'>, change: PageChange): boolean {
  return change.slug === undefined || change.slug === before.slug || !isFixedPage(before.slug);
}
