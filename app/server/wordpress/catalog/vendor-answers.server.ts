import * as v from 'valibot';

import { softErrorSchema } from '#backend/contract/error.ts';
import { paths } from '#backend/contract/paths.ts';
import { vendorSchema, type WireVendorSettings } from '#backend/contract/vendor.ts';
import { type Locale } from '#domain/locale.ts';

import { type CachedCatalog } from './catalog-index.server.ts';
import { descriptionHtml, noDescription, personMeta } from '../meta-keys.ts';
import { metaText, readPerson } from '#app/server/wordpress/people/person.server.ts';
import { changeLogo, logoOf } from './store-logo.server.ts';
import { json, Refused, refusal, type WordpressSite } from '../site.server.ts';
import { localeOf } from './answer-vendor.server.ts';
import { storedSettingsSchema } from './stored-settings-schema.server.ts';

const shopNameSchema = v.looseObject({ vendor_shop_name: v.string() });

const storeChangeSchema = v.object({
  store_name: v.optional(v.string()),
  shop_description: v.optional(v.string()),
  /** The media id of the logo. */
  gravatar: v.optional(v.number()),
});

/** What WCFM shows to all: its settings take no key of WooCommerce, so the app itself cannot read them. */
async function settingsAsShown(site: WordpressSite, id: number): Promise<WireVendorSettings> {
  const found = await site.ask(paths.vendor(id), v.union([softErrorSchema, vendorSchema]), {
    authorization: null,
  });
  if (v.is(softErrorSchema, found)) {
    throw new Refused(refusal(404, 'astera_closed_store', 'This store is closed.'));
  }
  const { vendor_shop_name: name, vendor_description: description = '' } = found;
  return { store_name: name, shop_description: description };
}

/**
 * The settings of a store. WCFM only ever reads them over the API, to their owner: what is changed here goes into user
 * meta, after the plugin has let the same token read them. @param isApp the app acts for those who run the shop
 */
export async function answerSettings(
  site: WordpressSite,
  catalogue: Pick<CachedCatalog, 'forget'>,
  request: Request,
  { id, isApp }: { readonly id: number; readonly isApp: boolean },
): Promise<Response> {
  const locale = localeOf(new URL(request.url));
  const { method } = request;
  const change = method === 'PATCH' ? v.parse(storeChangeSchema, await request.json()) : null;
  const answer = isApp ? null : await site.pass(request, { method: 'GET' });
  if (answer?.ok === false) return answer;
  const stored = answer
    ? v.parse(storedSettingsSchema, await answer.json())
    : await settingsAsShown(site, id);
  if (change) {
    const meta_data = [
      { key: personMeta.storeName, value: change.store_name },
      {
        key: personMeta.storeDescription(locale),
        value: change.shop_description === '' ? noDescription : change.shop_description,
      },
    ].filter(({ value }) => value !== undefined);
    if (meta_data.length > 0) {
      await site.ask(paths.customer(id), v.unknown(), { method: 'PATCH', body: { meta_data } });
    }
    if (change.gravatar !== undefined) {
      await changeLogo(site, request, { vendorId: id, fileId: change.gravatar });
    }
    await catalogue.forget();
  }
  return json(await withOurs(site, stored, id, locale));
}

async function shopNameOf(site: WordpressSite, id: number): Promise<string> {
  const shown = await site.ask(paths.vendor(id), shopNameSchema, { authorization: null });
  return shown.vendor_shop_name;
}

async function withOurs(
  site: WordpressSite,
  stored: WireVendorSettings,
  id: number,
  locale: Locale,
): Promise<WireVendorSettings> {
  const hasLogo = Number(stored.gravatar ?? 0) > 0;
  const [person, logo] = await Promise.all([
    readPerson(site, id),
    hasLogo ? logoOf(site, id) : null,
  ]);
  const typed = metaText(person, personMeta.storeDescription(locale));
  const name = metaText(person, personMeta.storeName) ?? stored.store_name;
  return {
    ...stored,
    ...(logo !== null && { astera_logo: logo }),
    // What fans see in its place, where none was saved.
    store_name: name === '' ? await shopNameOf(site, id) : name,
    shop_description: typed === null ? stored.shop_description : descriptionHtml(typed),
  };
}
