import type { Locale } from '#domain/locale.ts';
import { decimalFromCents } from '#domain/money/money.ts';

import type { WireVendor } from '#backend/contract/vendor.ts';
import { shownText } from '#backend/server/store/translated-text.ts';
import type { StoredVendor } from '#backend/server/store/vendors.ts';

/** Plain text as WordPress writes it: paragraphs of escaped words. */
export function paragraphs(text: string): string {
  const escaped = text.replace(
    /[&<>]/g,
    (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[character] ?? character,
  );
  return escaped
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => `<p>${part.replaceAll('\n', '<br />\n')}</p>\n`)
    .join('');
}

/** A vendor as the marketplace plugin answers it, with our additions: title, country, categories, services. */
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
    // The plugin prints these to everybody although they are hidden; we keep them to ourselves.
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
    vendor_description: paragraphs(biography.text),
    astera_languages: { description: biography.locale },
    vendor_policies: {},
    store_tab_headings: {},
    vendor_title: vendor.title[language],
    vendor_country: vendor.country,
    vendor_categories: [...stored.categories],
    vendor_services: stored.services.map(({ id, service, priceCents }) => ({
      id,
      service,
      price: decimalFromCents(priceCents),
    })),
  };
}
