import type { WireVariation } from '#backend/contract/catalog/variation.ts';
import { shownText } from '#backend/modules/catalog/store/translated-text.ts';
import type { StoredVariation } from '#backend/modules/catalog/store/variations.ts';
import { picturesOf } from './common-view.ts';
import { wireTime } from '#backend/http/wire/time.ts';
import { saleView, sizesView } from './sale-view.ts';
import { neverDownloaded } from './unused-fields.ts';

type ProductRow = Parameters<typeof picturesOf>[0] & { readonly service: string | null };

/** A variation in a wc/v3 response, with the picture of its product. */
export function variationView(
  variation: StoredVariation,
  product: ProductRow,
  origin: string,
): WireVariation {
  const { id, productId, options, stock } = variation;
  const created = wireTime(variation.createdAt);
  const modified = wireTime(variation.modifiedAt);
  const up = `${origin}/wp-json/wc/v3/products/${productId}`;
  const [picture] = picturesOf(product);
  return {
    id,
    type: 'variation',
    date_created: created,
    date_created_gmt: created,
    date_modified: modified,
    date_modified_gmt: modified,
    description: variation.description,
    permalink: `${origin}/product/${product.slug}/`,
    sku: variation.sku ?? '',
    global_unique_id: '',
    ...saleView(variation),
    status: variation.status,
    purchasable: variation.status === 'publish',
    virtual: product.service !== null,
    ...neverDownloaded,
    tax_status: 'none',
    tax_class: '',
    manage_stock: stock !== null,
    stock_quantity: stock,
    stock_status: stock === 0 ? 'outofstock' : 'instock',
    backorders: 'no',
    backorders_allowed: false,
    backordered: false,
    low_stock_amount: null,
    ...sizesView(variation.details),
    shipping_class: '',
    shipping_class_id: 0,
    image: picture
      ? {
          id: picture.wireId,
          date_created: created,
          date_created_gmt: created,
          date_modified: modified,
          date_modified_gmt: modified,
          src: picture.src,
          name: product.slug,
          alt: shownText(picture.alt, 'en').text,
        }
      : null,
    attributes: options.map(({ name, option }) => ({ id: 0, name, slug: name, option })),
    menu_order: variation.position,
    meta_data: variation.meta.map((entry) => ({ ...entry })),
    name: options.map(({ option }) => option).join(', '),
    parent_id: productId,
    _links: {
      self: [{ href: `${up}/variations/${id}` }],
      collection: [{ href: `${up}/variations` }],
      up: [{ href: up }],
    },
  };
}
