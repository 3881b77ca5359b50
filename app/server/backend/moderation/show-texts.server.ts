import { defaultLocale, isLocale } from '#domain/locale.ts';
import {
  celebritySubject,
  productSubject,
} from '#app/server/backend/catalog/answer-policy.server.ts';
import { invalidateCatalog } from '#app/server/backend/catalog/catalog.server.ts';
import {
  type WrittenTexts,
  readGoods,
  changeGoods,
  textsOf,
  writtenTexts,
} from './restrictions.server.ts';

/** Removes these texts of an item in every language. Idempotent. */
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

/** Restores them unless something else was written in the meantime. */
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
