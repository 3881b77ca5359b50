import { listProducts, productSorts } from '#backend/modules/catalog/store/product-list.ts';
import { listAnswer } from '#backend/http/wire/list-answer.ts';
import { type Call, languageOf, pageOf } from '#backend/http/wire/call.ts';
import { catalogFilter, choice, typeFilter, yesOrNo } from '#backend/http/wire/catalog-query.ts';
import { partOf } from '#backend/http/wire/cursor.ts';
import { cursorOrder } from '#backend/http/wire/cursor-order.ts';
import { vendorProductView } from '#backend/modules/catalog/product-view.ts';

/** GET wcfmmp/v1/store-vendors/{id}/products: published products; empty for an unknown vendor. */
export async function vendorProducts(call: Call): Promise<Response> {
  const page = pageOf(call.url);
  const language = languageOf(call.url);
  const orderBy = choice(call.url, 'orderby', ['date', 'id', 'price', 'title'], 'date');
  const order = choice(call.url, 'order', ['asc', 'desc'], 'asc');
  const by = cursorOrder(productSorts, orderBy, order, language);
  const { rows, total, neighbours } = await listProducts(call.services.database, {
    ...(await catalogFilter(call)),
    vendorId: Number(call.params[0]),
    status: 'publish',
    virtual: yesOrNo(call.url, 'virtual'),
    type: typeFilter(call.url),
    orderBy,
    order,
    language,
    ...partOf(call.url, page, by),
  });
  return listAnswer(
    call,
    rows.map((row) => vendorProductView(row, language, call.url.origin)),
    page,
    total,
    { by, ...neighbours },
  );
}
