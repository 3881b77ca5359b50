import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { getOwnProduct, listOwnProducts } from '#app/server/backend/shop/own-products.server.ts';
import {
  addProduct,
  changeProduct,
  removeProduct,
} from '#app/server/backend/shop/own-product-writes.server.ts';
import { signedIn } from '#app/server/sessions/signed-in.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { requireNotTakenOff } from '#app/server/reports/store/require-not-taken-off.server.ts';
import { locales } from '#domain/locale.ts';
import { ownProductSearchSchema } from '#domain/product/own-product-search.ts';
import { newProductSchema, productChangeSchema } from '#domain/product/own-product-entries.ts';

const locale = v.picklist(locales);
const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999));

/** A page of the celebrity's own products. @throws AppError `sign_in_required`, `not_allowed` */
export const readOwnProducts = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator(v.object({ locale, search: ownProductSearchSchema }))
  .handler(({ context, data }) => listOwnProducts(context.auth, data.search, data.locale));

/** One of the celebrity's own products. @throws AppError `sign_in_required`, `not_allowed`, `not_found` */
export const readOwnProduct = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator(v.object({ locale, id }))
  .handler(({ context, data }) => getOwnProduct(context.auth.user, data.id, data.locale));

/** Creates a product. @throws AppError `sign_in_required`, `not_allowed`, `invalid_input` */
export const createOwnProduct = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.strictObject({ locale, product: newProductSchema }))
  .handler(({ context, data }) => addProduct(context.auth, data.product, data.locale));

/**
 * Changes an own product last seen as `seen`.
 * @throws AppError `sign_in_required`, `not_allowed`, `not_found`, `product_moved_on`, `taken_off_sale`,
 *   `invalid_input` /
 */
export const saveOwnProduct = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(
    v.strictObject({
      locale,
      id,
      seen: v.pipe(v.string(), v.maxLength(40)),
      change: productChangeSchema,
    }),
  )
  .handler(async ({ context, data }) => {
    if (data.change.status === 'published') {
      await requireNotTakenOff(await ownTables(), 'product', [data.id]);
    }
    return changeProduct(context.auth.user, data, data.locale);
  });

/** Deletes an own product. @throws AppError `sign_in_required`, `not_allowed`, `not_found` */
export const deleteOwnProduct = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.strictObject({ locale, id }))
  .handler(({ context, data }) => removeProduct(context.auth.user, data.id, data.locale));
