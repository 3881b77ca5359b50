import type { WireProductCategory } from '#backend/contract/catalog/category.ts';
import { callerOf, notAllowed, runsTheShop } from '#backend/http/auth/caller.ts';
import { findProduct } from '#backend/modules/catalog/store/products.ts';
import { json } from '#backend/http/wire/answer.ts';
import { listAnswer } from '#backend/http/wire/list-answer.ts';
import { type Call, pageOf, searchOf, wholeNumber, wholeNumbers } from '#backend/http/wire/call.ts';
import { choice, yesOrNo } from '#backend/http/wire/catalog-query.ts';
import { categoryViews, unknownCategory } from './category-view.ts';

async function demandReader(call: Call, deed: 'list' | 'view'): Promise<void> {
  const caller = await callerOf(call);
  const isVendor = caller.kind === 'person' && caller.user.role === 'wcfm_vendor';
  if (!runsTheShop(caller) && !isVendor) throw notAllowed(caller, deed);
}

type Sort = (a: WireProductCategory, b: WireProductCategory) => number;

const sorts = {
  id: (a, b) => a.id - b.id,
  name: (a, b) => a.name.localeCompare(b.name),
  slug: (a, b) => a.slug.localeCompare(b.slug),
  count: (a, b) => a.count - b.count,
  menu_order: (a, b) => a.menu_order - b.menu_order,
} as const satisfies Record<string, Sort>;
const sortNames = ['name', 'id', 'include', 'slug', 'count', 'menu_order'] as const;

function byPlace(ids: readonly number[]): Sort {
  return (a, b) => ids.indexOf(a.id) - ids.indexOf(b.id);
}

/** Ids of a product's categories; null if there is no product filter. */
async function categoriesOf(
  call: Call,
  productId: number | null,
): Promise<readonly number[] | null> {
  if (productId === null) return null;
  const stored = await findProduct(call.services.database, productId);
  return stored?.categories.map(({ id }) => id) ?? [];
}

/** GET wc/v3/products/categories. */
export async function productCategoryList(call: Call): Promise<Response> {
  await demandReader(call, 'list');
  const { url } = call;
  const page = pageOf(url);
  const parent = wholeNumber(url, 'parent');
  const include = wholeNumbers(url, 'include');
  const exclude = wholeNumbers(url, 'exclude');
  const slug = url.searchParams.get('slug');
  const search = searchOf(url)?.toLowerCase() ?? '';
  const hideEmpty = yesOrNo(url, 'hide_empty') === true;
  const orderBy = choice(url, 'orderby', sortNames, 'name');
  const ofProduct = await categoriesOf(call, wholeNumber(url, 'product'));
  const found = (await categoryViews(call))
    .filter((one) => parent === null || one.parent === parent)
    .filter(({ id }) => (include?.includes(id) ?? true) && !exclude?.includes(id))
    .filter((one) => slug === null || one.slug === slug)
    .filter(({ name }) => name.toLowerCase().includes(search))
    .filter(({ count }) => count > 0 || !hideEmpty)
    .filter(({ id }) => ofProduct?.includes(id) ?? true)
    .toSorted(orderBy === 'include' ? byPlace(include ?? []) : sorts[orderBy]);
  if (orderBy !== 'include' && choice(url, 'order', ['asc', 'desc'], 'asc') === 'desc')
    found.reverse();
  return listAnswer(call, found.slice(page.offset, page.offset + page.perPage), page, found.length);
}

/** GET wc/v3/products/categories/{id}. */
export async function productCategoryOne(call: Call): Promise<Response> {
  await demandReader(call, 'view');
  const found = (await categoryViews(call)).find(({ id }) => id === Number(call.params[0]));
  if (!found) throw unknownCategory();
  return json(found);
}
