import { callerOf, notAllowed, runsTheShop } from '#backend/http/auth/caller.ts';
import { findProduct } from '#backend/modules/catalog/store/products.ts';
import { listProducts, productSorts } from './store/product-list.ts';
import { json } from '#backend/http/wire/answer.ts';
import { listAnswer } from '#backend/http/wire/list-answer.ts';
import {
  type Call,
  instantOf,
  languageOf,
  listOf,
  pageOf,
  wholeNumber,
  wholeNumbers,
} from '#backend/http/wire/call.ts';
import { catalogFilter, choice, typeFilter, yesOrNo } from '#backend/http/wire/catalog-query.ts';
import { nothingListed, partOf } from '#backend/http/wire/cursor.ts';
import { cursorOrder } from '#backend/http/wire/cursor-order.ts';
import { refusal } from '#backend/http/wire/failure.ts';
import { productView } from './product-view.ts';

function slugOf(url: URL): string | null {
  const slug = url.searchParams.get('slug');
  return slug === null ? null : slug.replace(/[^\w-]/g, '');
}

const sortNames = ['date', 'modified', 'id', 'include', 'price', 'slug', 'title'] as const;
const allStatuses = ['any', 'publish', 'draft', 'pending', 'private'] as const;
const stockStatuses = ['any', 'instock', 'outofstock', 'onbackorder'] as const;

/** True if the filter matches no product here: nothing can be backordered. */
function asksForNothing(url: URL): boolean {
  return choice(url, 'stock_status', stockStatuses, 'any') === 'onbackorder';
}

function inStockOf(url: URL): boolean | null {
  const status = choice(url, 'stock_status', stockStatuses, 'any');
  return status === 'any' ? null : status === 'instock';
}

/** GET wc/v3/products: all products for users who run the shop; vendors see only their own. */
export async function productList(call: Call): Promise<Response> {
  const caller = await callerOf(call);
  const isVendor = caller.kind === 'person' && caller.user.role === 'wcfm_vendor';
  if (!runsTheShop(caller) && !isVendor) throw notAllowed(caller, 'list');
  const { url } = call;
  const page = pageOf(url);
  const language = languageOf(url);
  const status = choice(url, 'status', allStatuses, 'any');
  const orderBy = choice(url, 'orderby', sortNames, 'date');
  const order = choice(url, 'order', ['asc', 'desc'], 'desc');
  const by = cursorOrder(productSorts, orderBy, order, language);
  const { rows, total, neighbours } =
    asksForNothing(url) || status === 'pending' || status === 'private'
      ? nothingListed
      : await listProducts(call.services.database, {
          ...(await catalogFilter(call)),
          vendorId: isVendor ? caller.user.id : wholeNumber(url, 'vendor'),
          include: wholeNumbers(url, 'include'),
          exclude: wholeNumbers(url, 'exclude'),
          skus: listOf(url, 'sku'),
          type: typeFilter(url),
          slug: slugOf(url),
          status: status === 'any' ? null : status,
          // The app's own service requests what pages show.
          withShopsOwn: caller.kind === 'person' && runsTheShop(caller),
          // For one store, its owner and users who run the shop see what fans would see if it were open.
          evenClosed: isVendor || wholeNumber(url, 'vendor') !== null,
          virtual: yesOrNo(url, 'virtual'),
          after: instantOf(url, 'after'),
          before: instantOf(url, 'before'),
          modifiedAfter: instantOf(url, 'modified_after'),
          modifiedBefore: instantOf(url, 'modified_before'),
          inStock: inStockOf(url),
          onSale: yesOrNo(url, 'on_sale'),
          featured: yesOrNo(url, 'featured'),
          orderBy,
          language,
          order,
          ...partOf(url, page, by),
        });
  return listAnswer(
    call,
    rows.map((row) => productView(row, language, url.origin)),
    page,
    total,
    { by, ...neighbours },
  );
}

/** GET wc/v3/products/{id}. */
export async function productOne(call: Call): Promise<Response> {
  const caller = await callerOf(call);
  const isVendor = caller.kind === 'person' && caller.user.role === 'wcfm_vendor';
  if (!runsTheShop(caller) && !isVendor) throw notAllowed(caller, 'view');
  const stored = await findProduct(call.services.database, Number(call.params[0]));
  if (!stored) throw refusal(404, 'woocommerce_rest_product_invalid_id', 'Invalid ID.');
  if (isVendor && stored.product.vendorId !== caller.user.id) throw notAllowed(caller, 'view');
  return json(productView(stored, languageOf(call.url), call.url.origin));
}
