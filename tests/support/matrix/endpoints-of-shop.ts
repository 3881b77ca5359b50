import type { EndpointRow } from './endpoint-row.ts';
import type { OwnedThings } from './owned-things.ts';
import type { Answers } from './persons.ts';

/** Those who run the shop may; anyone else who is signed in may not. */
const shop: Answers = [401, 403, 403, 403, 403, 200, 200];
/** What they send here is refused, since it says nothing. */
const refused: Answers = [401, 403, 403, 403, 403, 400, 400];
const ownGoods: Answers = [401, 403, 403, 200, 403, 200, 200];
const desk = ['manager', 'administrator'] as const;
const readers = ['celebrity', ...desk] as const;

const wc = '/wp-json/wc/v3';
const variations = `${wc}/products/{}/variations`;
const refunds = `${wc}/orders/{}/refunds`;
const notes = `${wc}/orders/{}/notes`;
const ofVariation = ({ variation }: OwnedThings) => variation();
const ofRefund = ({ refund }: OwnedThings) => refund();
const ofNote = ({ note }: OwnedThings) => note();

/** What other programs ask of the shop (ADR 0041). */
export const endpointsOfShop: readonly EndpointRow[] = [
  {
    methods: 'POST PUT PATCH',
    path: `${wc}/customers/batch`,
    body: {},
    answers: shop,
  },
  {
    methods: 'POST PUT PATCH',
    path: `${wc}/orders/batch`,
    body: {},
    answers: shop,
  },
  {
    methods: 'PUT PATCH',
    path: `${wc}/products/batch`,
    body: {},
    answers: shop,
  },
  {
    methods: 'GET',
    path: variations,
    of: ofVariation,
    answers: ownGoods,
    for: readers,
    shows: true,
  },
  {
    methods: 'POST',
    path: variations,
    of: ofVariation,
    body: {},
    answers: refused,
  },
  {
    methods: 'POST PUT PATCH',
    path: `${variations}/batch`,
    of: ofVariation,
    body: {},
    answers: shop,
  },
  {
    methods: 'GET',
    path: `${variations}/{}`,
    of: ofVariation,
    answers: ownGoods,
    for: readers,
    shows: true,
  },
  {
    methods: 'PATCH PUT POST',
    path: `${variations}/{}`,
    of: ofVariation,
    body: { regular_price: '1.00' },
    answers: shop,
    for: desk,
  },
  {
    methods: 'DELETE',
    path: `${variations}/{}?force=true`,
    of: ofVariation,
    answers: shop,
    for: desk,
  },
  {
    methods: 'GET',
    path: `${wc}/products/categories`,
    answers: [401, 403, 403, 200, 200, 200, 200],
  },
  {
    methods: 'GET',
    path: `${wc}/products/categories/44`,
    answers: [401, 403, 403, 200, 200, 200, 200],
  },
  { methods: 'POST', path: `${wc}/products/categories`, body: {}, answers: refused },
  {
    methods: 'POST PUT PATCH',
    path: `${wc}/products/categories/batch`,
    body: {},
    answers: shop,
  },
  {
    methods: 'PATCH PUT POST',
    path: `${wc}/products/categories/44`,
    body: {},
    answers: shop,
  },
  // Without `force` nothing is deleted.
  {
    methods: 'DELETE',
    path: `${wc}/products/categories/44`,
    answers: [401, 403, 403, 403, 403, 501, 501],
  },
  {
    methods: 'GET',
    path: refunds,
    of: ofRefund,
    answers: shop,
    for: desk,
    shows: true,
  },
  { methods: 'POST', path: refunds, of: ofRefund, body: {}, answers: refused },
  {
    methods: 'GET',
    path: `${refunds}/{}`,
    of: ofRefund,
    answers: shop,
    for: desk,
    shows: true,
  },
  {
    methods: 'DELETE',
    path: `${refunds}/{}?force=true`,
    of: ofRefund,
    answers: shop,
    for: desk,
  },
  {
    methods: 'GET',
    path: notes,
    of: ofNote,
    answers: shop,
    for: desk,
    shows: true,
  },
  { methods: 'POST', path: notes, of: ofNote, body: {}, answers: refused },
  {
    methods: 'GET',
    path: `${notes}/{}`,
    of: ofNote,
    answers: shop,
    for: desk,
    shows: true,
  },
  {
    methods: 'DELETE',
    path: `${notes}/{}?force=true`,
    of: ofNote,
    answers: shop,
    for: desk,
  },
  { methods: 'GET', path: `${wc}/reports/orders/totals`, answers: shop },
  { methods: 'GET', path: `${wc}/data`, answers: shop },
  { methods: 'GET', path: `${wc}/data/currencies/current`, answers: shop },
  { methods: 'GET', path: `${wc}/taxes/classes`, answers: shop },
  { methods: 'GET', path: `${wc}/shipping/zones`, answers: shop },
  { methods: 'GET', path: `${wc}/products/attributes`, answers: shop },
  { methods: 'GET', path: `${wc}/products/tags`, answers: shop },
  { methods: 'GET', path: `${wc}/data/countries`, answers: shop },
  { methods: 'GET', path: `${wc}/data/countries/gr`, answers: shop },
];
