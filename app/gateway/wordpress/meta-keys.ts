import type { Locale } from '#domain/locale.ts';

/**
 * User meta for what a plain WordPress has no place for, or no way to write from outside. docs/wordpress.md has the
 * whole list.
 */
export const personMeta = {
  /** WooCommerce keeps its own `locale` to itself. */
  locale: 'astera_locale',
  title: 'astera_title',
  /** ISO 3166-1 alpha-2. */
  country: 'astera_country',
  storeName: 'astera_store_name',
  storeDescription: (locale: Locale) => `astera_store_description_${locale}`,
} as const;

/** Order meta: what was ordered under its key, so that another order under the same key is told apart. */
export const requestHashKey = '_astera_request_hash';
