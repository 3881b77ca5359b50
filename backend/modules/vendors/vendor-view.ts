import type { Locale } from '#domain/locale.ts';
import { decimalFromCents } from '#domain/money/money.ts';
import { readQuality } from '#domain/service/quality-promise.ts';
import { readPromisedDays } from '#domain/order/promise/promised-days.ts';
import { htmlOfTyped } from '#domain/text/plain-text.ts';

import type { WireVendor } from '#backend/contract/vendor.ts';
import { shownText } from '#backend/modules/catalog/store/translated-text.ts';
import type { StoredVendor } from '#backend/modules/vendors/store/vendors.ts';

/** The marketplace plugin's policies of a store that has none of its own. */
const noPolicies = {
  shipping_policy_heading: 'Shipping Policy',
  shipping_policy: '',
  refund_policy_heading: 'Refund Policy',
  refund_policy: '',
  cancellation_policy_heading: 'Cancellation / Return / Exchange Policy',
  cancellation_policy: '',
} as const;
const tabHeadings = {
  products: 'Products',
  about: 'About',
  policies: 'Policies',
  reviews: 'Reviews (<span class="wcfm_reviews_count">0</span>)',
} as const;

/** A vendor as in the marketplace plugin, with our extensions: title, country, categories, services. */
export function vendorView(stored: StoredVendor, language: Locale): WireVendor {
  const { vendor, user } = stored;
  const biography = shownText(vendor.biography, language);
  return {
    vendor_id: user.id,
    vendor_display_name: user.displayName,
    vendor_shop_name: vendor.shopName,
    formatted_display_name: `${user.displayName} - ${vendor.shopName} (#${user.id} - ${user.login})`,
    store_hide_email: 'yes',
    store_hide_phone: 'yes',
    store_hide_address: 'yes',
    store_hide_description: 'no',
    store_hide_policy: 'no',
    store_products_per_page: 12,
    // The plugin exposes these to everyone although they are hidden; we omit them.
    vendor_email: '',
    vendor_phone: '',
    vendor_address: '',
    disable_vendor: 'no',
    is_store_offline: 'no',
    vendor_shop_logo: vendor.portrait,
    vendor_banner_type: 'image',
    vendor_banner: '',
    mobile_banner: '',
    vendor_list_banner_type: 'image',
    vendor_list_banner: '',
    store_rating: '',
    email_verified: '1',
    vendor_additional_info: [],
    vendor_description: htmlOfTyped(biography.text),
    astera_languages: { description: biography.locale },
    vendor_policies: noPolicies,
    store_tab_headings: tabHeadings,
    vendor_title: vendor.title[language],
    vendor_country: vendor.country,
    vendor_categories: [...stored.categories],
    vendor_services: stored.services.map(({ id, service, priceCents, ...terms }) => {
      const days = readPromisedDays(terms.promisedDays);
      const quality = readQuality(terms.quality);
      return {
        id,
        service,
        price: decimalFromCents(priceCents),
        ...(days !== null && { promised_days: days }),
        ...(quality !== null && { quality }),
      };
    }),
  };
}
