import { suspendedParameter } from '#backend/contract/people/managed-user.ts';
import { maxPerPage, userNameParameter } from '#backend/contract/paths.ts';
import { namesAfterParameter } from '#backend/contract/vendor-approval.ts';

/** What each query parameter means, in any endpoint. */
export const parameterDescriptions: Readonly<Record<string, string>> = {
  page: 'Which page of the list, from 1.',
  per_page: `How many rows a page has: 10 unless asked for, at most ${maxPerPage}.`,
  offset: 'How many rows to skip, in place of a page.',
  cursor:
    'Where the list goes on, as X-Astera-Next or X-Astera-Previous said; of one order of the list only, in place of a page.',
  count_up_to: 'How far rows are counted; beyond that the answer says that there are more.',
  include: 'Only these ids.',
  exclude: 'All but these ids.',
  orderby: 'What the list is sorted by.',
  order: 'Rising or falling.',
  search: 'Words that all have to be there; case, accents and script do not matter.',
  wpml_language: 'The language of the texts.',
  force: 'Has to be true for what goes for good.',
  context: 'Shows texts as they are kept, with edit, to those who may write them.',
  slug: 'What it is called in addresses; several with commas.',
  status: 'Only what is in this status. Orders may be in one of several, with commas.',
  type: 'Only this kind.',
  sku: 'Only what has one of these stock-keeping units.',
  category: 'Id or slug of a category; what is filed below it counts.',
  parent: 'Only what lies below this category; 0 for the top.',
  hide_empty: 'Leaves out categories without goods.',
  virtual: 'True for services only, false for goods only.',
  vendor: 'The celebrity whose it is.',
  author: 'Whose file it is.',
  user_id: 'Whose account it is.',
  customer: 'The fan who ordered.',
  product: 'Only what has to do with this product.',
  country: 'The celebrity’s country, in two letters.',
  min_price: 'Costs at least this, in euros.',
  max_price: 'Costs at most this, in euros.',
  promised_within: 'Promises a personalised video within so many days of the payment.',
  stock_status: 'Whether something is left of it.',
  on_sale: 'True for what has a reduced price now, false for the rest.',
  featured: 'True for what the shop features, false for the rest.',
  after: 'Made after this instant, UTC unless it names a zone.',
  before: 'Made before this instant, UTC unless it names a zone.',
  modified_after: 'Changed after this instant.',
  modified_before: 'Changed before this instant.',
  payment: 'Only orders whose payment stands here; several with commas.',
  match: 'A line of a bank statement, an order’s number, an amount or a name.',
  idempotency_key: 'The order that was made under this key.',
  retake: 'With `open` only orders of which another take was asked for that is not there yet.',
  pay_before: 'Orders that were to be paid by this instant.',
  due_before: 'Paid orders that are promised by this instant.',
  email: 'Exactly this address.',
  [userNameParameter]: 'Exactly this user name.',
  role: 'Accounts of this role, fans unless another is asked for.',
  roles: 'Only people of this role.',
  [namesAfterParameter]: 'The last id of the answer before.',
  [suspendedParameter]: 'Only people who are suspended.',
  of: 'What is counted.',
  query: 'The operation.',
  variables: 'Its variables, as JSON.',
  operationName: 'Which operation of several.',
  periods: 'Instants at which sums begin, with commas.',
};

/** Path parameters that are text; any other is an id. */
export const namedByText: readonly string[] = ['slug', 'code', 'namespace', 'version'];

/** Descriptions of path parameters. */
export const pathDescriptions: Readonly<Record<string, string>> = {
  slug: 'What it is called in addresses.',
  code: 'A country, in the two letters of ISO 3166.',
  namespace: 'The first part of a namespace, such as wc.',
  version: 'The second part of it, such as v3.',
};
