import {
  type FieldRules,
  fixed,
  kept,
  storedAsSent,
  readOnly,
  said,
} from '#backend/http/wire/field-rules.ts';

const agreedTo =
  'What was ordered stays as it was agreed to: cancel the order, and make another one.';

const noFees = 'There are no fees here.';

const noCoupons = 'There are no coupons here.';

const inEuros = 'Everything costs euros here.';

export const ofBoth = {
  id: readOnly,
  parent_id: fixed('Orders are not parts of each other here.'),
  number: readOnly,
  order_key: readOnly,
  created_via: fixed('How an order came in is not for others to say.'),
  version: readOnly,
  status: kept,
  currency: fixed(inEuros),
  currency_symbol: readOnly,
  date_created: readOnly,
  date_created_gmt: readOnly,
  date_modified: readOnly,
  date_modified_gmt: readOnly,
  discount_total: readOnly,
  discount_tax: readOnly,
  shipping_total: readOnly,
  shipping_tax: readOnly,
  cart_tax: readOnly,
  total: readOnly,
  total_tax: readOnly,
  prices_include_tax: readOnly,
  customer_ip_address: readOnly,
  customer_user_agent: readOnly,
  customer_note: kept,
  billing: kept,
  shipping: kept,
  payment_method: kept,
  payment_method_title: kept,
  transaction_id: kept,
  date_paid: readOnly,
  date_paid_gmt: readOnly,
  date_completed: readOnly,
  date_completed_gmt: readOnly,
  cart_hash: readOnly,
  meta_data: storedAsSent,
  tax_lines: readOnly,
  fee_lines: fixed(noFees),
  coupon_lines: fixed(noCoupons),
  refunds: readOnly,
  payment_url: readOnly,
  set_paid: said,
  is_editable: readOnly,
  needs_payment: readOnly,
  needs_processing: readOnly,
  manual_update: fixed('Changes are not noted by themselves here: send a note.', false),
} as const satisfies FieldRules;

/** How each documented WooCommerce field is handled in an order update. */
export const orderFields: FieldRules = {
  ...ofBoth,
  customer_id: fixed('An order stays whose it is.'),
  line_items: fixed(agreedTo),
  shipping_lines: fixed(agreedTo),
};

/** The same for a refund. */
export const refundFields: FieldRules = {
  id: readOnly,
  date_created: readOnly,
  date_created_gmt: readOnly,
  amount: kept,
  reason: kept,
  refunded_by: fixed('It is the caller who says that money went back.'),
  refunded_payment: readOnly,
  meta_data: fixed('A refund is an amount and a reason, and no more.'),
  line_items: fixed('Refunds are of amounts, not of lines.'),
  shipping_lines: readOnly,
  tax_lines: readOnly,
  fee_lines: readOnly,
  api_refund: said,
  // Without lines there is nothing to restock.
  api_restock: said,
};

/** The same for a note. */
export const noteFields: FieldRules = {
  id: readOnly,
  author: readOnly,
  date_created: readOnly,
  date_created_gmt: readOnly,
  note: kept,
  customer_note: kept,
  added_by_user: said,
};
