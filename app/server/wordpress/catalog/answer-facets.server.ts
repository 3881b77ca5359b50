import type { WireFacets } from '#backend/contract/catalog/facets.ts';
import type { WireVendor } from '#backend/contract/vendor.ts';
import type { ProductRow } from '#app/server/wordpress/additions.server.ts';
import type { CatalogIndex } from './catalog-index.server.ts';
import { json } from '../site.server.ts';
import { type Listed, typedIn } from './listed-vendor.server.ts';
import { listedOf, passes } from './catalog-answers.server.ts';

function counted(values: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
}

/** How many rows each country and category would leave, the other filters standing. */
export function answerFacets(index: CatalogIndex, url: URL): Response {
  const of = url.searchParams.get('of') === 'products' ? 'products' : 'vendors';
  const rows: readonly Listed<WireVendor | ProductRow>[] = listedOf(index, of);
  const typed = typedIn(url, index.tree);
  const countries = rows
    .filter((listed) => listed.country !== '' && passes(listed, url, typed, 'country'))
    .map(({ country }) => country);
  const categories = rows
    .filter((listed) => passes(listed, url, typed, 'category'))
    .flatMap((listed) => listed.categories);
  const facets: WireFacets = {
    countries: counted(countries).map(([code, count]) => ({ code, count })),
    categories: counted(categories).map(([slug, count]) => ({ slug, count })),
  };
  return json(facets);
}
