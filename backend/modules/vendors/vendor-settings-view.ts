import { htmlOfTyped } from '#domain/text/plain-text.ts';
import type { WireVendorSettings } from '#backend/contract/vendor.ts';
import { shownText, writtenIn } from '#backend/modules/catalog/store/translated-text.ts';
import { type StoredVendor } from '#backend/modules/vendors/store/vendors.ts';
import { type Call, languageOf } from '#backend/http/wire/call.ts';

/** Stores have no social media links. */
const noSocial = {
  twitter: '',
  fb: '',
  instagram: '',
  youtube: '',
  linkedin: '',
  gplus: '',
  snapchat: '',
  pinterest: '',
} as const;

export function settingsView(call: Call, { vendor, user }: StoredVendor): WireVendorSettings {
  const { billing } = user;
  const biography = shownText(vendor.biography, languageOf(call.url));
  return {
    store_name: vendor.shopName,
    store_slug: vendor.slug,
    store_email: user.email,
    phone: billing.phone,
    gravatar: user.pictureId ?? 0,
    banner_type: 'single_img',
    banner: 0,
    list_banner_type: 'single_img',
    list_banner: 0,
    mobile_banner: 0,
    shop_description: htmlOfTyped(biography.text),
    astera_languages: { description: biography.locale, written: writtenIn(vendor.biography) },
    address: {
      street_1: billing.address_1,
      street_2: billing.address_2,
      city: billing.city,
      zip: billing.postcode,
      country: billing.country,
      state: billing.state,
    },
    country: vendor.country,
    social: noSocial,
    store_location: '',
    store_lat: '',
    store_lng: '',
    payment: { method: 'bank_transfer' },
    store_hide_email: 'yes',
    store_hide_phone: 'yes',
    store_ppp: '12',
    customer_support: [],
  };
}
