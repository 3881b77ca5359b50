import { callerOf, notAllowed, runsTheShop } from '../policy/caller.ts';
import { findProduct, listProducts } from '../store/products.ts';
import { json, listAnswer } from './answer.ts';
import { type Call, languageOf, pageOf, searchOf, wholeNumber, wholeNumbers } from './call.ts';
import { invalidParameter, refusal } from './failure.ts';
import { productView } from './product-view.ts';

/** `virtual=true` asks for services only, `virtual=false` for goods only. */
export function virtualFilter(url: URL): boolean | null {
  const text = url.searchParams.get('virtual');
  if (text === null) return null;
  if (text === 'true' || text === '1') return true;
  if (text === 'false' || text === '0') return false;
  throw invalidParameter('virtual', 'virtual is not of type boolean.');
}

function choice<Option extends string>(
  url: URL,
  name: string,
  options: readonly Option[],
  fallback: Option,
): Option {
  const text = url.searchParams.get(name);
  if (text === null) return fallback;
  const found = options.find((option) => option === text);
  if (found === undefined) {
    throw invalidParameter(
      name,
      `${name} is not one of ${options.join(', ')}.`,
      'rest_not_in_enum',
    );
  }
  return found;
}

function slugOf(url: URL): string | null {
  const slug = url.searchParams.get('slug');
  return slug === null ? null : slug.replace(/[^\w-]/g, '');
}

/** GET wc/v3/products: all for those who run the shop, their own for vendors. */
export async function productList(call: Call): Promise<Response> {
  const caller = await callerOf(call);
  const isVendor = caller.kind === 'person' && caller.user.role === 'wcfm_vendor';
  if (!runsTheShop(caller) && !isVendor) throw notAllowed(caller, 'list');
  const { url } = call;
  const page = pageOf(url);
  const status = choice(url, 'status', ['any', 'publish', 'draft', 'pending', 'private'], 'any');
  const orderBy = choice(url, 'orderby', ['date', 'id', 'price'], 'date');
  const { rows, total } =
    status === 'pending' || status === 'private'
      ? { rows: [], total: 0 }
      : await listProducts(call.services.database, {
          vendorId: isVendor ? caller.user.id : wholeNumber(url, 'vendor'),
          categoryId: wholeNumber(url, 'category'),
          include: wholeNumbers(url, 'include'),
          search: searchOf(url),
          slug: slugOf(url),
          status: status === 'any' ? null : status,
          virtual: virtualFilter(url),
          orderBy,
          order: choice(url, 'order', ['asc', 'desc'], 'desc'),
          limit: page.perPage,
          offset: page.offset,
        });
  const language = languageOf(url);
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
