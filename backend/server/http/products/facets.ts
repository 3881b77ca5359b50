import type { WireFacets } from '#backend/contract/facets.ts';
import { productFacets, vendorFacets } from '#backend/server/store/facets.ts';
import { json } from '#backend/server/http/wire/answer.ts';
import { type Call, countLimitOf } from '#backend/server/http/wire/call.ts';
import { catalogFilter, choice } from '#backend/server/http/wire/catalog-query.ts';

/** GET astera/v1/facets, one of our additions: how many each country and category holds. Open to everyone. */
export async function facets(call: Call): Promise<Response> {
  const { url, services } = call;
  const of = choice(url, 'of', ['vendors', 'products'], 'vendors');
  const count = of === 'vendors' ? vendorFacets : productFacets;
  const answer: WireFacets = await count(
    services.database,
    await catalogFilter(call),
    countLimitOf(url),
  );
  return json(answer);
}
