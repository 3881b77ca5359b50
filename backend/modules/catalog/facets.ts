import type { WireFacets } from '#backend/contract/catalog/facets.ts';
import { productFacets, vendorFacets } from '#backend/modules/catalog/store/facets.ts';
import { json } from '#backend/http/wire/answer.ts';
import { type Call, countLimitOf } from '#backend/http/wire/call.ts';
import { catalogFilter, choice } from '#backend/http/wire/catalog-query.ts';

/** GET astera/v1/facets, our extension: item counts by country and by category. Open to everyone. */
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
