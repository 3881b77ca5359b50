import type { WireVendor } from '#backend/contract/vendor.ts';
import { centsFromDecimal, type Cents } from '#domain/money/money.ts';
import { defaultPromisedDays, readPromisedDays } from '#domain/order/promise/promised-days.ts';
import { factOf } from '#domain/catalog/searched-facts.ts';
import { factsMeant } from '#domain/catalog/meant-facts.ts';
import { indexFacts, type FactIndex } from '#domain/catalog/fact-index.ts';
import { foundWords, searchWords } from '#domain/text/search/search-words.ts';
import { describing, waysToFind } from '#domain/text/search/word-match.ts';
import type { CategoryRow } from '#app/server/wordpress/additions.server.ts';

/** A row of a list, with what filters look at. */
export interface Listed<Row> {
  readonly row: Row;
  readonly id: number;
  readonly words: readonly string[];
  /** The words by which it is sorted. */
  readonly sorted: string;
  readonly country: string;
  /** Slugs, parents too. */
  readonly categories: readonly string[];
  /** Null where nothing has a price. */
  readonly price: Cents | null;
  /** Within how many days a personalised video is promised; null where none is offered. */
  readonly videoDays: number | null;
  readonly name: string;
}

export function listedVendor(vendor: WireVendor): Listed<WireVendor> {
  const prices = (vendor.vendor_services ?? []).map(({ price }) => centsFromDecimal(price));
  const video = vendor.vendor_services?.find(({ service }) => service === 'getVideo');
  const name = vendor.vendor_shop_name;
  return {
    row: vendor,
    id: vendor.vendor_id,
    words: [
      ...foundWords(name),
      ...searchWords(vendor.vendor_title ?? '').map(describing),
      ...(vendor.vendor_services ?? []).map(({ service }) => factOf.service(service)),
    ],
    sorted: searchWords(`${name} ${vendor.vendor_title ?? ''}`).join(' '),
    country: vendor.vendor_country ?? '',
    categories: vendor.vendor_categories ?? [],
    videoDays: video ? (readPromisedDays(video.promised_days) ?? defaultPromisedDays) : null,
    price: prices.length > 0 ? Math.min(...prices) : null,
    name,
  };
}

export type Filter = 'country' | 'category';

/** What the names of the shop's categories stand for; they are in its own language. */
function categoryFacts(tree: readonly CategoryRow[]): FactIndex {
  return indexFacts(
    tree.flatMap(({ name, slug }) =>
      name === undefined ? [] : [{ name, facts: [factOf.category(slug)] }],
    ),
  );
}

/** The words of a search, each with all by which it is found; read once for all rows. */
export function typedIn(url: URL, tree: readonly CategoryRow[]): readonly (readonly string[])[] {
  const words = searchWords(url.searchParams.get('search') ?? '');
  const facts = words.length > 0 ? factsMeant(words, categoryFacts(tree)) : [];
  return words.map((word, index) => [...waysToFind(word), ...(facts[index] ?? [])]);
}

/** All by which a row is found. */
export function foundIn<Row>({ words, country, categories }: Listed<Row>): readonly string[] {
  return [...words, factOf.country(country), ...categories.map(factOf.category)];
}
