import { findVendor } from '#backend/modules/vendors/store/vendors.ts';
import { vendorSorts } from './store/vendor-list.ts';
import { listVendors } from './store/list-vendors.ts';
import { json } from '#backend/http/wire/answer.ts';
import { listAnswer } from '#backend/http/wire/list-answer.ts';
import { type Call, languageOf, pageOf } from '#backend/http/wire/call.ts';
import { catalogFilter, choice } from '#backend/http/wire/catalog-query.ts';
import { partOf } from '#backend/http/wire/cursor.ts';
import { cursorOrder } from '#backend/http/wire/cursor-order.ts';
import { vendorView } from './vendor-view.ts';

/** GET wcfmmp/v1/store-vendors: open to everyone. */
export async function vendorList(call: Call): Promise<Response> {
  const page = pageOf(call.url);
  const orderBy = choice(call.url, 'orderby', ['id', 'date', 'name', 'price'], 'id');
  const order = choice(call.url, 'order', ['asc', 'desc'], 'asc');
  const by = cursorOrder(vendorSorts, orderBy, order);
  const { rows, total, neighbours } = await listVendors(call.services.database, {
    ...(await catalogFilter(call)),
    orderBy,
    order,
    ...partOf(call.url, page, by),
  });
  const language = languageOf(call.url);
  return listAnswer(
    call,
    rows.map((row) => vendorView(row, language)),
    page,
    total,
    { by, ...neighbours },
  );
}

/** GET wcfmmp/v1/store-vendors/{id}: an unknown id is a soft error with status 200, as in the recorded API. */
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
