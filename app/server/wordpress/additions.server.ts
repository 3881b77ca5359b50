import * as v from 'valibot';

import { servicesCategorySlug } from '#backend/contract/catalog/category.ts';
import type { WireCustomer } from '#backend/contract/people/customer.ts';
import {
  productSchema,
  promisedDaysMetaKey,
  qualityMetaKey,
  serviceMetaKey,
} from '#backend/contract/catalog/product.ts';
import type { WireVendor, WireVendorService } from '#backend/contract/vendor.ts';
import { isCountryCode } from '#domain/country/country-code.ts';
import { englishCountryNames } from '#domain/country/country-names-en.ts';
import type { Locale } from '#domain/locale.ts';
import { readPromisedDays } from '#domain/order/promise/promised-days.ts';
import { readQuality } from '#domain/service/quality-promise.ts';
import { isServiceKind } from '#domain/service/service.ts';

import { descriptionHtml, personMeta } from './meta-keys.ts';
import { metaText } from './people/person.server.ts';

/** A product of a list that leaves its description out. */
export const rowSchema = v.looseObject({
  ...productSchema.entries,
  description: v.optional(v.string(), ''),
});
export type ProductRow = v.InferOutput<typeof rowSchema>;

export const categoryRowSchema = v.looseObject({
  id: v.number(),
  slug: v.string(),
  name: v.optional(v.string()),
  parent: v.number(),
});
export type CategoryRow = v.InferOutput<typeof categoryRowSchema>;

/**
 * Categories that say nothing of a celebrity: the services', and the one that WooCommerce files everything else under.
 */
const unsaid: readonly string[] = [servicesCategorySlug, 'uncategorized'];

/** Which service a product is, or null. */
export function kindOf({ meta_data = [] }: Pick<ProductRow, 'meta_data'>): string | null {
  const kind = meta_data.find(({ key }) => key === serviceMetaKey)?.value;
  return isServiceKind(kind) ? kind : null;
}

/** What is sent by post and can be ordered as it stands; a product with variations has no one price. */
export function isGoods(row: ProductRow): boolean {
  return row.status === 'publish' && row.type === 'simple' && !row.virtual;
}

function servicesIn(products: readonly ProductRow[]): WireVendorService[] {
  return products.flatMap((row) => {
    const service = kindOf(row);
    const isOffered = row.status === 'publish' && row.virtual && row.type === 'simple';
    if (!service || !isOffered) return [];
    const meta = (name: string) => row.meta_data?.find(({ key }) => key === name)?.value;
    const days = readPromisedDays(meta(promisedDaysMetaKey));
    const quality = readQuality(meta(qualityMetaKey));
    return [
      {
        ...{ id: row.id, service, price: row.price },
        ...(days !== null && { promised_days: days }),
        ...(quality !== null && { quality }),
      },
    ];
  });
}

/** The categories of what someone sells, parents before their children. */
function categoriesIn(products: readonly ProductRow[], tree: readonly CategoryRow[]): string[] {
  const slugs = new Set<string>();
  for (const { slug, id } of products.flatMap(({ categories }) => categories)) {
    const parentId = tree.find((row) => row.id === id)?.parent ?? 0;
    const parent = tree.find((row) => row.id === parentId);
    if (parent) slugs.add(parent.slug);
    slugs.add(slug);
  }
  return [...slugs].filter((slug) => !unsaid.includes(slug));
}

/** WCFM prints an address that is not hidden, the country last: "… CA 10000, United States (US)". */
function countryIn(address: unknown): string | null {
  if (typeof address !== 'string') return null;
  const last = address.split(',').at(-1) ?? '';
  const name = last.replace(/\([^)]*\)/, '').trim();
  const found = Object.entries(englishCountryNames).find(([, english]) => english === name);
  return found?.[0] ?? null;
}

function countryOf(vendor: WireVendor, person: WireCustomer | null): string | null {
  const set = metaText(person, personMeta.country)?.toUpperCase();
  const billed = person?.billing?.['country'];
  return (
    [set, billed, countryIn(vendor['vendor_address'])].find(
      (code): code is string => typeof code === 'string' && isCountryCode(code),
    ) ?? null
  );
}

interface Around {
  /** What the vendor sells; rows of others are not looked at. */
  readonly products: readonly ProductRow[];
  readonly person: WireCustomer | null;
  readonly tree: readonly CategoryRow[];
}

/** A vendor with what the marketplace plugin does not tell, out of products and user meta (ADR 0040). */
export function withAdditions(
  vendor: WireVendor,
  { products, person, tree }: Around,
  locale: Locale,
): WireVendor {
  const description = metaText(person, personMeta.storeDescription(locale));
  return {
    ...vendor,
    vendor_shop_name: metaText(person, personMeta.storeName) ?? vendor.vendor_shop_name,
    ...(description === null ? {} : { vendor_description: descriptionHtml(description) }),
    vendor_title: metaText(person, personMeta.title) ?? '',
    vendor_country: countryOf(vendor, person) ?? '',
    vendor_categories: categoriesIn(products, tree),
    vendor_services: servicesIn(products),
  };
}
