import * as v from 'valibot';
import { softErrorSchema } from '#backend/contract/error.ts';
import { languageParameter, paths } from '#backend/contract/paths.ts';
import { vendorSchema } from '#backend/contract/vendor.ts';
import { defaultLocale, isLocale, type Locale } from '#domain/locale.ts';
import { rowSchema, withAdditions } from '#app/server/wordpress/additions.server.ts';
import { isOpen, type CachedCatalog } from './catalog-index.server.ts';
import { hasClosedStore, readPerson } from '#app/server/wordpress/people/person.server.ts';
import { json, refusal, type WordpressSite } from '#app/server/wordpress/site.server.ts';

export function localeOf(url: URL): Locale {
  const asked = url.searchParams.get(languageParameter);
  return isLocale(asked) ? asked : defaultLocale;
}

/**
 * One vendor with our additions, all of it as it is now: checkouts go by its prices. The plugin's soft error for an
 * unknown one is handed on.
 */
export async function answerVendor(
  site: WordpressSite,
  catalogue: CachedCatalog,
  request: Request,
  id: number,
): Promise<Response> {
  const answer = await site.pass(request);
  if (!answer.ok) return answer;
  const found = v.parse(v.union([softErrorSchema, vendorSchema]), await answer.json());
  if (v.is(softErrorSchema, found)) return json(found);
  if (!isOpen(found)) return closed();
  const [products, person, tree] = await Promise.all([
    site.readAll(paths.vendorProducts(id), rowSchema, { authorization: null }),
    readPerson(site, id),
    catalogue.tree(),
  ]);
  if (hasClosedStore(person)) return closed();
  const locale = localeOf(new URL(request.url));
  return json(withAdditions(found, { products, person, tree }, locale));
}

function closed(): Response {
  return refusal(404, 'astera_closed_store', 'This store is closed.');
}
