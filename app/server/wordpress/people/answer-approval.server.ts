import * as v from 'valibot';
import { softErrorSchema } from '#backend/contract/error.ts';
import { languageParameter, paths } from '#backend/contract/paths.ts';
import { vendorSchema } from '#backend/contract/vendor.ts';
import type { WireVendorApproval, WireVendorStanding } from '#backend/contract/vendor-approval.ts';
import { defaultLocale, isLocale } from '#domain/locale.ts';
import { rowSchema, withAdditions } from '../additions.server.ts';
import { isOpen, type CachedCatalog } from '../catalog/catalog-index.server.ts';
import { storeOfflineKey } from '../meta-keys.ts';
import { metaText, readPerson } from './person.server.ts';
import { json, refusal, Refused, type WordpressSite } from '../site.server.ts';

const changeSchema = v.object({ is_approved: v.boolean() });

const noStore = () => new Refused(refusal(404, 'astera_no_such_store', 'There is no such store.'));

/**
 * A store as WCFM answers it, open or not, and whether it is open: a pending one is WCFM's "store off-line", which its
 * vendor can fill in (ADR 0101).
 */
async function standingOf(
  site: WordpressSite,
  catalogue: CachedCatalog,
  id: number,
  url: URL,
): Promise<WireVendorStanding> {
  const asked = url.searchParams.get(languageParameter);
  const [found, person, products, tree] = await Promise.all([
    site.ask(paths.vendor(id), v.union([softErrorSchema, vendorSchema]), { authorization: null }),
    readPerson(site, id),
    site.readAll(paths.vendorProducts(id), rowSchema, { authorization: null }),
    catalogue.tree(),
  ]);
  if (v.is(softErrorSchema, found)) throw noStore();
  const locale = isLocale(asked) ? asked : defaultLocale;
  const isOffline = metaText(person, storeOfflineKey) !== null;
  return {
    ...{ id, is_approved: isOpen(found) && !isOffline },
    store: withAdditions(found, { products, person, tree }, locale),
  };
}

/**
 * Reads whether a store is open, or opens it or takes it off line: WCFM keeps that as user meta, which the service
 * credential writes. A vendor whom WCFM has disabled has another role, which only its own pages give back.
 */
export async function answerApproval(
  site: WordpressSite,
  catalogue: CachedCatalog,
  request: Request,
  id: number,
): Promise<Response> {
  const before = await standingOf(site, catalogue, id, new URL(request.url));
  if (request.method === 'GET') return json(before);
  const { is_approved } = v.parse(changeSchema, await request.json());
  const meta_data = [{ key: storeOfflineKey, value: is_approved ? '' : 'yes' }];
  await site.ask(paths.customer(id), v.unknown(), { method: 'PATCH', body: { meta_data } });
  await catalogue.forgetSellers();
  const answer: WireVendorApproval = { id, is_approved };
  return json(answer);
}
