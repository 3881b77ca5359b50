import * as v from 'valibot';
import { contentSlugSchema } from './content.ts';
import { reservedSlugs } from './reserved-slugs.ts';
import { inEveryLocale, writtenIn } from '#domain/text/locale-texts.ts';
import { locales, type Locale } from '#domain/locale.ts';
import { maxAltLength } from '#domain/product/product-picture.ts';
import { productStatuses } from '#domain/product/product-status.ts';
import type { PageTexts, TypedPage } from './edited-page.ts';

const longestPageTitle = 120;

export const maxPageContentLength = 12_000;

/** The languages in which a page is complete. */
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

export const slug = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'required'),
  v.check((text) => v.is(contentSlugSchema, text), 'slug'),
  v.check((text) => !reservedSlugs.includes(text), 'slug-reserved'),
);

const alt = v.pipe(v.string(), v.trim(), v.maxLength(maxAltLength, 'too-long'));

export const texts = v.object(inEveryLocale(() => v.object({ title, content, alt })));

/** A picture that was uploaded before, or none. */
const picture = v.nullable(v.strictObject({ id: v.pipe(v.number(), v.integer(), v.minValue(1)) }));

/** A new, complete page. @throws as schemas do, if no language has a title */
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

/** The changed fields of a page; the rest stays. */
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

/** A text of a page in one language. */
export type PageTextField = `texts.${Locale}.${keyof PageTexts}`;

/** Splits a field name into the language and name of its text. */
export function partsOf(field: PageTextField): [Locale, keyof PageTexts] {
  const locale = locales.find((one) => field.startsWith(`texts.${one}.`)) ?? 'en';
  const name = (['title', 'alt'] as const).find((one) => field.endsWith(`.${one}`));
  return [locale, name ?? 'content'];
}
