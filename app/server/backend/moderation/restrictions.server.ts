import { languageParameter, paths } from '#backend/contract/paths.ts';
import { productSchema } from '#backend/contract/catalog/product.ts';
import { vendorSettingsSchema } from '#backend/contract/vendor.ts';
import { AppError } from '#domain/app-error.ts';
import { locales, type Locale } from '#domain/locale.ts';
import { typedText } from '#domain/text/plain-text.ts';

import { ask } from '#app/server/backend/ask.server.ts';

/** Texts by language. */
export type WrittenTexts = Readonly<Partial<Record<Locale, string>>>;

const gone = (status: number) => ([403, 404].includes(status) ? new AppError('not_found') : null);

function readStore(id: number, locale: Locale) {
  return ask(paths.vendorSettings(id), {
    as: 'service',
    query: { [languageParameter]: locale },
    schema: vendorSettingsSchema,
    refusal: gone,
  });
}

async function writeStore(id: number, locale: Locale, text: string): Promise<void> {
  await ask(paths.vendorSettings(id), {
    method: 'PATCH',
    as: 'service',
    query: { [languageParameter]: locale },
    body: { shop_description: text },
    schema: vendorSettingsSchema,
    refusal: gone,
  });
}

export function readGoods(id: number, locale: Locale) {
  return ask(paths.product(id), {
    as: 'service',
    query: { [languageParameter]: locale },
    schema: productSchema,
    refusal: gone,
  });
}

export async function changeGoods(
  id: number,
  locale: Locale,
  body: Readonly<Record<string, string>>,
): Promise<void> {
  await ask(paths.product(id), {
    method: 'PATCH',
    as: 'service',
    query: { [languageParameter]: locale },
    body,
    schema: productSchema,
    refusal: gone,
  });
}

interface Texts {
  readonly read: (id: number, locale: Locale) => Promise<{ text: string; language: string | null }>;
  readonly write: (id: number, locale: Locale, text: string) => Promise<void>;
}

/** How to read and write the texts of each kind of item. */
export const textsOf: Readonly<Record<'profile' | 'product', Texts>> = {
  profile: {
    async read(id, locale) {
      const { shop_description: html, astera_languages: told } = await readStore(id, locale);
      return { text: typedText(html), language: told?.description ?? null };
    },
    write: writeStore,
  },
  product: {
    async read(id, locale) {
      const { description, astera_languages: told } = await readGoods(id, locale);
      return { text: description, language: told?.description ?? null };
    },
    write: (id, locale, description) => changeGoods(id, locale, { description }),
  },
};

/** Reads an item's text in every language it has. @throws AppError `not_found` */
export async function writtenTexts(kind: 'profile' | 'product', id: number): Promise<WrittenTexts> {
  const found = await Promise.all(
    locales.map(async (locale) => {
      const { text, language } = await textsOf[kind].read(id, locale);
      // A back end without language support has one text for all languages, or one for each.
      const isOwn = language === null || language === locale;
      return isOwn && text !== '' ? [[locale, text] as const] : [];
    }),
  );
  return Object.fromEntries(found.flat());
}
