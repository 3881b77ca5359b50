import {
  type FieldRule,
  type FieldRules,
  fixed,
  isSame,
  kept,
  storedAsSent,
  readOnly,
} from '#backend/http/wire/field-rules.ts';

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function rowsIn(list: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

/** Without a zone in the shop's, which is UTC. */
function timeOf(text: unknown): number {
  if (typeof text !== 'string') return Number.NaN;
  return Date.parse(/[zZ]$|[+-]\d\d:?\d\d$/.test(text) ? text : `${text.replace(' ', 'T')}Z`);
}

const keptTime: FieldRule = {
  kind: 'kept',
  alike: (sent, shown) => isSame(sent, shown) || timeOf(dayOf(sent)) === timeOf(shown),
};

function dayOf(text: unknown): unknown {
  return typeof text === 'string' && /^[\d-]{10}$/.test(text) ? `${text}T00:00:00` : text;
}

/** The instant that a text of the wire names; null for none. */
export function instantOfText(text: string): Date | null {
  return text === '' ? null : new Date(timeOf(dayOf(text)));
}

/** Everything that was named is there; one category is, and what it is below. */
const keptCategories: FieldRule = {
  kind: 'kept',
  alike(sent, shown) {
    const there = rowsIn(shown).map(({ id }) => id);
    return rowsIn(sent).every(({ id }) => there.some((one) => isSame(id, one)));
  },
};

const keptPictures: FieldRule = {
  kind: 'kept',
  alike(sent, shown) {
    const there = rowsIn(shown);
    return rowsIn(sent).every(({ id, name, alt }, place) =>
      isSame({ id, name, alt: alt ?? undefined }, there[place]),
    );
  },
};

const keptAttributes: FieldRule = {
  kind: 'kept',
  alike(sent, shown) {
    const there = rowsIn(shown);
    return rowsIn(sent).every((attribute, place) => isSame(attribute, there[place]));
  },
};

const noTaxes = 'There are no taxes here: prices are what is paid.';
const noDownloads = 'There are no files to be downloaded here.';
const noOthers = 'Products do not name each other here.';
const itsOwnTime = 'When something was made is not for others to say.';

/** What products and variations have in common. */
const ofBoth = {
  id: readOnly,
  permalink: readOnly,
  date_created: fixed(itsOwnTime),
  date_created_gmt: fixed(itsOwnTime),
  date_modified: readOnly,
  date_modified_gmt: readOnly,
  description: storedAsSent,
  sku: kept,
  global_unique_id: fixed('There is no such number here: send a sku.'),
  price: readOnly,
  regular_price: kept,
  sale_price: kept,
  date_on_sale_from: keptTime,
  date_on_sale_from_gmt: keptTime,
  date_on_sale_to: keptTime,
  date_on_sale_to_gmt: keptTime,
  on_sale: readOnly,
  status: kept,
  purchasable: readOnly,
  virtual: fixed('Services are virtual and goods are sent: nothing is the other way round.'),
  downloadable: fixed(noDownloads),
  downloads: fixed(noDownloads),
  download_limit: fixed(noDownloads),
  download_expiry: fixed(noDownloads),
  tax_status: fixed(noTaxes),
  tax_class: fixed(noTaxes),
  manage_stock: kept,
  stock_quantity: kept,
  stock_status: fixed('How many pieces are left says this: send stock_quantity.'),
  backorders: fixed('Nothing is sold here that is not there.'),
  backorders_allowed: readOnly,
  backordered: readOnly,
  low_stock_amount: fixed('No one is told here when few pieces are left.'),
  weight: kept,
  dimensions: kept,
  shipping_class: fixed('Everything costs the same to be sent here.'),
  shipping_class_id: readOnly,
  menu_order: kept,
  meta_data: storedAsSent,
} as const satisfies FieldRules;

/** What becomes of every field of a product that WooCommerce documents, and of `vendor`, which is ours. */
export const productFields: FieldRules = {
  ...ofBoth,
  name: kept,
  slug: storedAsSent,
  type: kept,
  featured: kept,
  catalog_visibility: fixed('Goods are listed once they are published; a draft is not.'),
  short_description: storedAsSent,
  total_sales: readOnly,
  external_url: fixed('Nothing is sold elsewhere.'),
  button_text: fixed('Nothing is sold elsewhere.'),
  sold_individually: fixed('Goods may be bought several at a time, services one at a time.'),
  shipping_required: readOnly,
  shipping_taxable: readOnly,
  reviews_allowed: fixed('No one reviews a celebrity here.'),
  average_rating: readOnly,
  rating_count: readOnly,
  related_ids: readOnly,
  upsell_ids: fixed(noOthers),
  cross_sell_ids: fixed(noOthers),
  grouped_products: fixed(noOthers),
  parent_id: fixed(noOthers),
  purchase_note: kept,
  categories: keptCategories,
  brands: fixed('There are no brands here.'),
  tags: fixed('There are no tags here.'),
  images: keptPictures,
  has_options: readOnly,
  attributes: keptAttributes,
  default_attributes: fixed('No option is chosen beforehand here.'),
  variations: readOnly,
  price_html: readOnly,
  post_password: fixed('Nothing is sold behind a password.'),
  permalink_template: readOnly,
  generated_slug: readOnly,
  vendor: fixed('What someone sells stays theirs.'),
};

/** The same for a variation. */
export const variationFields: FieldRules = {
  ...ofBoth,
  type: readOnly,
  name: readOnly,
  parent_id: readOnly,
  image: fixed('A variation has the picture of its product.'),
  attributes: keptAttributes,
};
