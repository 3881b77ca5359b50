import type { Locale } from '#domain/locale.ts';
import { htmlOfTyped } from '#domain/text/plain-text.ts';

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

/**
 * Stands for a description that was emptied here: WordPress tells nothing of meta without a text, and WCFM's own would
 * be read.
 */
export const noDescription = 'astera:none';

/** A description that was typed here, as paragraphs. */
export function descriptionHtml(typed: string): string {
  return typed === noDescription ? '' : htmlOfTyped(typed);
}
/** User meta of WCFM: all settings of a store, the media id of its logo among them (`gravatar`). */
export const storeSettingsKey = 'wcfmmp_profile_settings';

/** User meta of WCFM: a store that is off line, as long as there is a text. */
export const storeOfflineKey = '_wcfm_store_offline';

/** Order meta: what was ordered under its key, so that another order under the same key is told apart. */
export const requestHashKey = '_astera_request_hash';
