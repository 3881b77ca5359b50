import type { Locale } from '#domain/locale.ts';
import { htmlOfTyped } from '#domain/text/plain-text.ts';
import { wireTime } from '#backend/http/wire/time.ts';
import { serviceMetaKey, type WireProduct } from '#backend/contract/catalog/product.ts';
import { isOnSale, type StoredProduct } from '#backend/modules/catalog/store/products.ts';
import {
  noText,
  shownText,
  textIn,
  writtenIn,
} from '#backend/modules/catalog/store/translated-text.ts';
import { vendorView } from '#backend/modules/vendors/vendor-view.ts';
import { priceHtml, saleView, sizesView } from './sale-view.ts';
import { neverDownloaded, noProductPolicies, pictureSizes } from './unused-fields.ts';

type ProductRow = StoredProduct['product'];

/** As in WordPress, a text that starts with an HTML block is HTML already, and any other is split into paragraphs. */
function richText(text: string): string {
  return /^<(?:p|ul|ol|h[2-4])>/.test(text) ? text : htmlOfTyped(text);
}

/** The pictures of a product, each with the id that updates refer to and its alt texts by language. */
export function picturesOf({ id, image, pictures, title }: ProductRow) {
  const rows = pictures.length > 0 ? pictures : image ? [{ id: null, src: image, alt: '' }] : [];
  // A text from before translations counts as written in the title's first language.
  const { locale } = shownText(title, 'en');
  return rows.map(({ alt, ...row }) => ({
    ...row,
    alt: typeof alt === 'string' ? textIn({ locale, text: alt }) : alt,
    wireId: row.id ?? id,
  }));
}

/** Fields that the shop's and the marketplace plugin's responses share. */
export function commonView(stored: StoredProduct, language: Locale, origin: string) {
  const { product, vendor, categories, variationIds } = stored;
  const created = wireTime(product.createdAt);
  const modified = wireTime(product.modifiedAt);
  const title = shownText(product.title, language);
  const description = shownText(product.description, language);
  const { details } = product;
  const isHidden = product.status === 'publish' && vendor?.vendor.closed === true;
  const prices = saleView(product);
  const short = shownText(details.shortDescription ?? noText, language).text;
  const self = `${origin}/wp-json/wc/v3/products/${product.id}`;
  return {
    id: product.id,
    name: title.text,
    slug: product.slug,
    permalink: `${origin}/product/${product.slug}/`,
    date_created: created,
    date_created_gmt: created,
    date_modified: modified,
    date_modified_gmt: modified,
    type: product.type,
    // WordPress's status for published content that only users who run the shop can see.
    status: isHidden ? 'private' : product.status,
    ...(isHidden && { astera_published: true }),
    featured: details.featured ?? false,
    catalog_visibility: product.service ? 'hidden' : 'visible',
    description: richText(description.text),
    short_description: short === '' ? '' : richText(short),
    sku: product.sku ?? '',
    ...prices,
    ...(product.type === 'variable' && { regular_price: '', sale_price: '' }),
    purchasable: isOnSale(stored),
    total_sales: 0,
    virtual: product.service !== null,
    ...neverDownloaded,
    external_url: '',
    button_text: '',
    tax_status: 'none',
    tax_class: '',
    manage_stock: product.stock !== null,
    stock_quantity: product.stock,
    backorders: 'no',
    backorders_allowed: false,
    backordered: false,
    low_stock_amount: null,
    sold_individually: product.service !== null,
    ...sizesView(details),
    shipping_required: product.service === null,
    shipping_taxable: false,
    shipping_class: '',
    shipping_class_id: 0,
    reviews_allowed: false,
    average_rating: '0.00',
    rating_count: 0,
    upsell_ids: [],
    cross_sell_ids: [],
    parent_id: 0,
    purchase_note: details.purchaseNote ?? '',
    categories: categories.map(({ id, name, slug }) => ({
      ...{ id, slug },
      name: shownText(name, language).text,
    })),
    tags: [],
    images: picturesOf(product).map(({ wireId, src, alt }) => ({
      astera_alt_language: shownText(alt, language).locale,
      id: wireId,
      date_created: created,
      date_created_gmt: created,
      date_modified: modified,
      date_modified_gmt: modified,
      src,
      name: product.slug,
      alt: shownText(alt, language).text,
      ...pictureSizes(src),
    })),
    attributes: product.attributes.map(({ name, ...attribute }, position) => ({
      id: 0,
      name,
      slug: name,
      position,
      ...attribute,
    })),
    default_attributes: [],
    variations: [...variationIds],
    grouped_products: [],
    menu_order: details.position ?? 0,
    price_html: priceHtml(product),
    related_ids: [],
    astera_languages: {
      name: title.locale,
      description: description.locale,
      written: writtenIn(product.title, product.description),
    },
    meta_data: serviceMeta(product),
    product_units: { weight_unit: 'kg', dimension_unit: 'cm' },
    wcfm_product_policy_data: noProductPolicies,
    showAdditionalInfoTab: false,
    store: vendor ? vendorView(vendor, language) : {},
    product_restirction_message: '',
    _links: { self: [{ href: self }], collection: [{ href: self.replace(/\/\d+$/, '') }] },
  } satisfies WireProduct;
}

export function serviceMeta({ id, service }: ProductRow) {
  return service ? [{ id, key: serviceMetaKey, value: service }] : [];
}

export function stockStatus({ product }: StoredProduct): 'instock' | 'outofstock' {
  return product.stock === 0 ? 'outofstock' : 'instock';
}
