import { searchWords } from '#domain/text/search/search-words.ts';
import { findsAll } from '#domain/text/search/word-match.ts';
import type { ProductRow } from '#app/server/wordpress/additions.server.ts';
import { answerList } from './catalog-answers.server.ts';
import type { CachedCatalog } from './catalog-index.server.ts';
import { pageAnswer, type WordpressSite } from '#app/server/wordpress/site.server.ts';
import { answerOrderable, rowsOf } from './answer-orderable.server.ts';

function isWanted(row: ProductRow, url: URL): boolean {
  const asked = (name: string) => url.searchParams.get(name);
  const status = asked('status');
  const names = searchWords(row.name);
  const words = searchWords(asked('search') ?? '');
  return (
    String(row.virtual) === asked('virtual') &&
    (status === null || (row.status === 'publish') === (status === 'publish')) &&
    findsAll(words, names)
  );
}

/** A list of products: one vendor's own, some by their ids, or the catalogue's. */
export async function answerProducts(
  site: WordpressSite,
  catalogue: CachedCatalog,
  request: Request,
): Promise<Response> {
  const url = new URL(request.url);
  if (url.searchParams.has('include')) return answerOrderable(site, catalogue, request);
  const vendor = url.searchParams.get('vendor');
  if (vendor === null) return answerList(await catalogue.read(), url, 'products');
  const rows = await rowsOf(site, Number(vendor), request.headers.get('authorization'));
  const found = rows
    .filter((row) => isWanted(row, url))
    .toSorted((one, other) => other.id - one.id);
  return pageAnswer(url, found);
}
