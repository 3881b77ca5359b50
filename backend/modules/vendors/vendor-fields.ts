import { type FieldRules, fixed, storedAsSent, readOnly } from '#backend/http/wire/field-rules.ts';

const itsAccounts = 'This is the account’s: it is changed there.';
const staysSo = 'The address of a store stays what it is.';
const notHere = 'There is no such thing of a store here.';

/** How each field of the marketplace plugin's store settings is handled. */
export const vendorFields: FieldRules = {
  store_name: storedAsSent,
  shop_description: storedAsSent,
  gravatar: storedAsSent,
  astera_languages: readOnly,
  store_slug: fixed(staysSo),
  store_email: fixed(itsAccounts),
  phone: fixed(itsAccounts),
  address: fixed(itsAccounts),
  country: fixed('Where a celebrity is at home is written by those who run the shop.'),
  payment: fixed('How celebrities are paid is agreed with those who run the shop.'),
  banner_type: fixed(notHere),
  banner: fixed(notHere),
  banner_video: fixed(notHere),
  list_banner_type: fixed(notHere),
  list_banner: fixed(notHere),
  list_banner_video: fixed(notHere),
  mobile_banner: fixed(notHere),
  social: fixed(notHere),
  store_location: fixed(notHere),
  store_lat: fixed(notHere),
  store_lng: fixed(notHere),
  store_hide_email: fixed('No one sees how a celebrity is reached.'),
  store_hide_phone: fixed('No one sees how a celebrity is reached.'),
  store_ppp: fixed(notHere),
  customer_support: fixed(notHere),
};
