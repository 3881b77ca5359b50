import type { WireFacets } from '../../contract/facets.ts';
import { productFacets, vendorFacets } from '../store/facets.ts';
import { json } from './answer.ts';
import type { Call } from './call.ts';
import { catalogFilter, choice } from './catalog-query.ts';

/** GET astera/v1/facets, one of our additions: how many each country and category holds. Open to everybody. */
export async function facets({ url, services }: Call): Promise<Response> {
  const of = choice(url, 'of', ['vendors', 'products'], 'vendors');
  const count = of === 'vendors' ? vendorFacets : productFacets;
  const answer: WireFacets = await count(services.database, catalogFilter(url));
  return json(answer);
}
