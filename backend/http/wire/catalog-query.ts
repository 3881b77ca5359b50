import { type CatalogSearch } from '#backend/modules/catalog/store/catalog-filter.ts';
import { categoriesWithin } from '#backend/modules/catalog/store/categories-within.ts';
import { productTypes } from '#backend/modules/catalog/store/catalog.schema.ts';
import { searchedWords } from '#backend/search/searched-words.ts';
import { type Call, searchOf } from './call.ts';
import { invalidParameter, refusal } from './failure.ts';

/** A boolean query parameter, or null when missing. */
export function yesOrNo(url: URL, name: string): boolean | null {
  const text = url.searchParams.get(name);
  if (text === null || text === '') return null;
  if (text === 'true' || text === '1') return true;
  if (text === 'false' || text === '0') return false;
  throw invalidParameter(name, `${name} is not of type boolean.`);
}

/** `type=simple` excludes products with variations, `type=variable` requires them. */
export function typeFilter(url: URL) {
  const type = choice(url, 'type', [...productTypes, 'any'], 'any');
  return type === 'any' ? null : type;
}

/** A query parameter with a fixed set of values; any other value is refused. */
export function choice<Option extends string>(
  url: URL,
  name: string,
  options: readonly Option[],
  fallback: Option,
): Option {
  const text = url.searchParams.get(name);
  if (text === null) return fallback;
  const found = options.find((option) => option === text);
  if (found === undefined) {
    throw invalidParameter(
      name,
      `${name} is not one of ${options.join(', ')}.`,
      'rest_not_in_enum',
    );
  }
  return found;
}

/** Permanent deletion requires `force=true`, as in WooCommerce. */
export function requireForce(url: URL): void {
  if (['true', '1'].includes(url.searchParams.get('force') ?? '')) return;
  const message = 'This does not support trashing.';
  throw refusal(501, 'woocommerce_rest_trash_not_supported', message);
}

/** Parses a price as WooCommerce does, a decimal in the shop's currency; returns cents. */
function priceCents(url: URL, name: string): number | null {
  const text = url.searchParams.get(name);
  if (text === null || text === '') return null;
  const [, whole, fraction = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (whole === undefined) throw invalidParameter(name, `${name} is not a price.`);
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

/** `category=44` or, as our extension, `category=music`. All-digit slugs are ids. */
function categoryOf(url: URL): number | string | null {
  const text = url.searchParams.get('category');
  if (text === null || text === '') return null;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  if (!/^[\p{L}\p{N}_-]{1,100}$/u.test(text)) {
    throw invalidParameter('category', 'category is neither an id nor a slug.');
  }
  return text;
}

/** A country code; our extension. */
function countryOf(url: URL): string | null {
  const text = url.searchParams.get('country');
  if (text === null || text === '') return null;
  if (!/^[A-Z]{2}$/.test(text)) throw invalidParameter('country', 'country is no country code.');
  return text;
}

/** A number of days; our extension. */
function daysOf(url: URL, name: string): number | null {
  const text = url.searchParams.get(name);
  if (text === null || text === '') return null;
  if (!/^\d{1,2}$/.test(text)) throw invalidParameter(name, `${name} is no number of days.`);
  return Number(text);
}

/** The search words and filters shared by lists of vendors and of products. */
export async function catalogFilter({ url, services }: Call): Promise<CatalogSearch> {
  const category = categoryOf(url);
  return {
    words: await searchedWords(services.database, searchOf(url)),
    country: countryOf(url),
    categoryIds: category === null ? null : await categoriesWithin(services.database, category),
    minPriceCents: priceCents(url, 'min_price'),
    maxPriceCents: priceCents(url, 'max_price'),
    promisedWithin: daysOf(url, 'promised_within'),
  };
}
