import { languageParameter, paths } from '#backend/contract/paths.ts';
import { productSchema } from '#backend/contract/catalog/product.ts';
import { vendorSettingsSchema } from '#backend/contract/vendor.ts';
import { AppError } from '#domain/app-error.ts';
import { defaultLocale, isLocale, locales, type Locale } from '#domain/locale.ts';
import { typedText } from '#domain/text/plain-text.ts';

import { ask } from '#app/server/backend/ask.server.ts';
import {
  celebritySubject,
  productSubject,
} from '#app/server/backend/catalog/answer-policy.server.ts';
import { invalidateCatalog } from '#app/server/backend/catalog/catalog.server.ts';

/** Texts by the language in which they were written. */
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

function readGoods(id: number, locale: Locale) {
  return ask(paths.product(id), {
    as: 'service',
    query: { [languageParameter]: locale },
    schema: productSchema,
    refusal: gone,
  });
}

async function changeGoods(
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

/** Where the texts of each kind of thing are. */
const textsOf: Readonly<Record<'profile' | 'product', Texts>> = {
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

/** Reads a thing's text in every language that it is written in. @throws AppError `not_found` */
export async function writtenTexts(kind: 'profile' | 'product', id: number): Promise<WrittenTexts> {
  const found = await Promise.all(
    locales.map(async (locale) => {
      const { text, language } = await textsOf[kind].read(id, locale);
      // A back end that says nothing of languages has one text for all, or one for each.
      const isOwn = language === null || language === locale;
      return isOwn && text !== '' ? [[locale, text] as const] : [];
    }),
  );
  return Object.fromEntries(found.flat());
}

/** Takes these texts of a thing away, in every language. Done again it changes nothing more. */
export async function hideTexts(
  kind: 'profile' | 'product',
  id: number,
  celebrityId: number | null,
  texts: WrittenTexts,
): Promise<void> {
  for (const locale of Object.keys(texts)) {
    if (isLocale(locale)) await textsOf[kind].write(id, locale, '');
  }
  await forgetThing(kind, id, celebrityId, false);
}

/** Puts them back where nothing else was written meanwhile. */
export async function showTexts(
  kind: 'profile' | 'product',
  id: number,
  celebrityId: number | null,
  texts: WrittenTexts,
): Promise<void> {
  const now = await writtenTexts(kind, id);
  for (const [locale, text] of Object.entries(texts)) {
    if (isLocale(locale) && now[locale] === undefined) {
      await textsOf[kind].write(id, locale, text);
    }
  }
  await forgetThing(kind, id, celebrityId, false);
}

/** Whether a product, or the product behind a service, is on sale. @throws AppError `not_found` */
export async function isListed(id: number): Promise<boolean> {
  return (await readGoods(id, defaultLocale)).status === 'publish';
}

/** Takes a product, or the product behind a service, off sale or puts it on sale again. @throws AppError `not_found` */
export async function setListed(
  kind: 'product' | 'service',
  id: number,
  celebrityId: number | null,
  listed: boolean,
): Promise<void> {
  await changeGoods(id, defaultLocale, { status: listed ? 'publish' : 'draft' });
  await forgetThing(kind, id, celebrityId, !listed);
}

async function forgetThing(
  kind: 'profile' | 'product' | 'service',
  id: number,
  celebrityId: number | null,
  isGone: boolean,
): Promise<void> {
  const thing = kind === 'product' ? [productSubject(id)] : [];
  const owner = celebrityId === null ? [] : [celebritySubject(celebrityId)];
  await invalidateCatalog([...thing, ...owner], isGone ? thing : []);
}
