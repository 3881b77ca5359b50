import { findVendor, listVendors } from '../store/vendors.ts';
import { listProducts } from '../store/products.ts';
import { json, listAnswer } from './answer.ts';
import { type Call, languageOf, pageOf } from './call.ts';
import { catalogFilter, choice, typeFilter, virtualFilter } from './catalog-query.ts';
import { vendorProductView } from './product-view.ts';
import { vendorView } from './vendor-view.ts';

/** GET wcfmmp/v1/store-vendors: open to everybody. */
export async function vendorList(call: Call): Promise<Response> {
  const page = pageOf(call.url);
  const { rows, total } = await listVendors(call.services.database, {
    ...catalogFilter(call.url),
    orderBy: choice(call.url, 'orderby', ['id', 'date', 'name', 'price'], 'id'),
    order: choice(call.url, 'order', ['asc', 'desc'], 'asc'),
    limit: page.perPage,
    offset: page.offset,
    countUpTo: page.countUpTo,
  });
  const language = languageOf(call.url);
  return listAnswer(
    call,
    rows.map((row) => vendorView(row, language)),
    page,
    total,
  );
}

/** GET wcfmmp/v1/store-vendors/{id}: an unknown one is a soft error with status 200, as recorded. */
export async function vendorOne(call: Call): Promise<Response> {
  const stored = await findVendor(call.services.database, Number(call.params[0]));
  if (!stored || stored.vendor.closed) {
    return json({
      errors: { wcfmapi_rest_invalid_vendor_id: ['Vendor id specified is incorrect'] },
      error_data: { wcfmapi_rest_invalid_vendor_id: { status: 404 } },
    });
  }
  return json(vendorView(stored, languageOf(call.url)));
}

/** GET wcfmmp/v1/store-vendors/{id}/products: what is published; empty for an unknown vendor. */
export async function vendorProducts(call: Call): Promise<Response> {
  const page = pageOf(call.url);
  const language = languageOf(call.url);
  const { rows, total } = await listProducts(call.services.database, {
    ...catalogFilter(call.url),
    vendorId: Number(call.params[0]),
    status: 'publish',
    virtual: virtualFilter(call.url),
    type: typeFilter(call.url),
    orderBy: choice(call.url, 'orderby', ['date', 'id', 'price', 'title'], 'date'),
    order: choice(call.url, 'order', ['asc', 'desc'], 'asc'),
    language,
    limit: page.perPage,
    offset: page.offset,
    countUpTo: page.countUpTo,
  });
  return listAnswer(
    call,
    rows.map((row) => vendorProductView(row, language, call.url.origin)),
    page,
    total,
  );
}
