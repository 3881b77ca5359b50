import { callerOf, notAllowed, runsTheShop } from '../policy/caller.ts';
import { findProduct, listProducts } from '../store/products.ts';
import { json, listAnswer } from './answer.ts';
import { type Call, languageOf, listOf, pageOf, wholeNumber, wholeNumbers } from './call.ts';
import { catalogFilter, choice, typeFilter, virtualFilter } from './catalog-query.ts';
import { refusal } from './failure.ts';
import { productView } from './product-view.ts';

function slugOf(url: URL): string | null {
  const slug = url.searchParams.get('slug');
  return slug === null ? null : slug.replace(/[^\w-]/g, '');
}

const productSorts = ['date', 'modified', 'id', 'price', 'slug', 'title'] as const;

/** GET wc/v3/products: all for those who run the shop, their own for vendors. */
export async function productList(call: Call): Promise<Response> {
  const caller = await callerOf(call);
  const isVendor = caller.kind === 'person' && caller.user.role === 'wcfm_vendor';
  if (!runsTheShop(caller) && !isVendor) throw notAllowed(caller, 'list');
  const { url } = call;
  const page = pageOf(url);
  const language = languageOf(url);
  const status = choice(url, 'status', ['any', 'publish', 'draft', 'pending', 'private'], 'any');
  const orderBy = choice(url, 'orderby', productSorts, 'date');
  const { rows, total } =
    status === 'pending' || status === 'private'
      ? { rows: [], total: 0 }
      : await listProducts(call.services.database, {
          ...catalogFilter(url),
          vendorId: isVendor ? caller.user.id : wholeNumber(url, 'vendor'),
          include: wholeNumbers(url, 'include'),
          exclude: wholeNumbers(url, 'exclude'),
          skus: listOf(url, 'sku'),
          type: typeFilter(url),
          slug: slugOf(url),
          status: status === 'any' ? null : status,
          virtual: virtualFilter(url),
          orderBy,
          language,
          order: choice(url, 'order', ['asc', 'desc'], 'desc'),
          limit: page.perPage,
          offset: page.offset,
          countUpTo: page.countUpTo,
        });
  return listAnswer(
    call,
    rows.map((row) => productView(row, language, url.origin)),
    page,
    total,
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
