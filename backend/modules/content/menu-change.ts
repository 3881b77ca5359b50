import { inEveryLocale } from '#domain/text/locale-texts.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { maxLabelLength, maxEntries } from '#domain/site/menu-editing.ts';
import { menuAddress } from '#domain/site/menu-address.ts';
import { menuMovedOnCode } from '#backend/contract/error.ts';
import { menuWriteSchema, type WireStoredMenu } from '#backend/contract/menu.ts';
import { requireSiteWriter } from '#backend/http/auth/caller.ts';
import type { StoredMenuItem } from '#backend/modules/catalog/store/shop.schema.ts';
import { writeMenu } from '#backend/modules/content/store/write-menu.ts';
import { json } from '#backend/http/wire/answer.ts';
import { type Call, readParameters } from '#backend/http/wire/call.ts';
import { readBody } from '#backend/http/wire/read-body.ts';
import { invalidParameter, refusal } from '#backend/http/wire/failure.ts';
import { knownSlug, storedMenu } from './menu-writes.ts';

function itemOf({ title, url }: WireStoredMenu['items'][number]): StoredMenuItem {
  const path = menuAddress(url);
  if (path === null) throw invalidParameter('items', 'An address is none.');
  const text = (locale: Locale) => (title[locale] ?? '').trim();
  const texts = locales.map(text);
  if (texts.every((one) => one === '') || texts.some((one) => one.length > maxLabelLength)) {
    throw invalidParameter('items', 'An entry has no name, or one that is too long.');
  }
  return { title: inEveryLocale(text), path };
}

/** PUT astera/v1/menus/{slug}: replaces the menu if it still has the version that the client read. */
export async function menuChange(call: Call): Promise<Response> {
  await requireSiteWriter(call, 'edit');
  const slug = knownSlug(call);
  const { version, items: sent } = readParameters(menuWriteSchema, await readBody(call.request));
  if (sent.length > maxEntries) throw invalidParameter('items', 'Too many entries.');
  const items = sent.map(itemOf);
  const { database } = call.services;
  if (!(await writeMenu(database, { slug, version, items }))) {
    throw refusal(409, menuMovedOnCode, 'The menu was changed in the meantime.');
  }
  return json(await storedMenu(database, slug));
}
