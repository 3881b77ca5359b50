import {
  type FieldRules,
  fixed,
  kept,
  storedAsSent,
  readOnly,
  said,
} from '#backend/http/wire/field-rules.ts';

const provenFirst = 'An address of mail is proved before it is changed: that is done on the site.';
const staysSo = 'A user name stays what it is.';
const ownBusiness = 'This is the person’s own: it is changed in the profile.';
const notHere = 'There is no such thing of a person here.';

/** How each documented WooCommerce customer field is handled. */
export const customerFields: FieldRules = {
  id: readOnly,
  date_created: readOnly,
  date_created_gmt: readOnly,
  date_modified: readOnly,
  date_modified_gmt: readOnly,
  email: fixed(provenFirst),
  first_name: kept,
  last_name: kept,
  role: readOnly,
  username: fixed(staysSo),
  password: said,
  billing: kept,
  shipping: kept,
  is_paying_customer: readOnly,
  avatar_url: readOnly,
  // Keys other than the site's own are refused when parsed.
  meta_data: storedAsSent,
};

const ofBoth = {
  id: readOnly,
  username: fixed(staysSo),
  name: fixed('Who someone is shown as comes of how they registered.'),
  email: fixed(provenFirst),
  url: fixed(notHere, ''),
  description: fixed(notHere, ''),
  link: readOnly,
  nickname: fixed(staysSo),
  slug: fixed(staysSo),
  registered_date: readOnly,
  capabilities: readOnly,
  extra_capabilities: readOnly,
  avatar_urls: readOnly,
} as const satisfies FieldRules;

/** The same for the caller's own account, as WordPress documents it. */
export const ownFields: FieldRules = {
  ...ofBoth,
  first_name: kept,
  last_name: kept,
  locale: fixed('The language is chosen on the site.'),
  roles: fixed('No one changes the own role.'),
  password: said,
  meta: fixed(notHere),
};

/** The same for another account, of which an administrator can change only the role or the suspension. */
export const userFields: FieldRules = {
  ...ofBoth,
  first_name: fixed(ownBusiness),
  last_name: fixed(ownBusiness),
  locale: fixed(ownBusiness),
  roles: kept,
  password: fixed(ownBusiness),
  meta: kept,
};
