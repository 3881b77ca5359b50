import type { WireProductCategory } from '../../contract/category.ts';
import { callerOf, notAllowed, runsTheShop } from '../policy/caller.ts';
import {
  allCategories,
  goodsByCategory,
  type StoredCategory,
  withGoodsBelow,
} from '../store/products.ts';
import { json, listAnswer } from './answer.ts';
import { type Call, languageOf, pageOf, searchOf, wholeNumber, wholeNumbers } from './call.ts';
import { choice } from './catalog-query.ts';
import { refusal } from './failure.ts';

async function demandReader(call: Call, deed: 'list' | 'view'): Promise<void> {
  const caller = await callerOf(call);
  const isVendor = caller.kind === 'person' && caller.user.role === 'wcfm_vendor';
  if (!runsTheShop(caller) && !isVendor) throw notAllowed(caller, deed);
}

function categoryView(call: Call, category: StoredCategory, count: number): WireProductCategory {
  const language = languageOf(call.url);
  const list = `${call.url.origin}/wp-json/wc/v3/products/categories`;
  return {
    id: category.id,
    name: category.name[language],
    slug: category.slug,
    parent: category.parentId ?? 0,
    description: category.description[language],
    display: 'default',
    image: null,
    menu_order: category.position,
    count,
    _links: { self: [{ href: `${list}/${category.id}` }], collection: [{ href: list }] },
  };
}

type Sort = (a: WireProductCategory, b: WireProductCategory) => number;

const sorts = {
  id: (a, b) => a.id - b.id,
  name: (a, b) => a.name.localeCompare(b.name),
  slug: (a, b) => a.slug.localeCompare(b.slug),
  count: (a, b) => a.count - b.count,
  menu_order: (a, b) => a.menu_order - b.menu_order,
} as const satisfies Record<string, Sort>;
const sortNames = ['name', 'id', 'slug', 'count', 'menu_order'] as const;

async function allViews(call: Call): Promise<WireProductCategory[]> {
  const { database } = call.services;
  const all = await allCategories(database);
  const goods = withGoodsBelow(all, await goodsByCategory(database));
  return all.map((category) => categoryView(call, category, goods.get(category.id) ?? 0));
}

/** GET wc/v3/products/categories. There are few: they are read whole and narrowed here. */
export async function productCategoryList(call: Call): Promise<Response> {
  await demandReader(call, 'list');
  const { url } = call;
  const page = pageOf(url);
  const parent = wholeNumber(url, 'parent');
  const include = wholeNumbers(url, 'include');
  const exclude = wholeNumbers(url, 'exclude');
  const slug = url.searchParams.get('slug');
  const search = searchOf(url)?.toLowerCase() ?? '';
  const hideEmpty = choice(url, 'hide_empty', ['false', 'true', '0', '1'], 'false');
  const found = (await allViews(call))
    .filter((one) => parent === null || one.parent === parent)
    .filter(({ id }) => (include?.includes(id) ?? true) && !exclude?.includes(id))
    .filter((one) => slug === null || one.slug === slug)
    .filter(({ name }) => name.toLowerCase().includes(search))
    .filter(({ count }) => count > 0 || hideEmpty === 'false' || hideEmpty === '0')
    .toSorted(sorts[choice(url, 'orderby', sortNames, 'name')]);
  if (choice(url, 'order', ['asc', 'desc'], 'asc') === 'desc') found.reverse();
  return listAnswer(call, found.slice(page.offset, page.offset + page.perPage), page, found.length);
}

/** GET wc/v3/products/categories/{id}. */
export async function productCategoryOne(call: Call): Promise<Response> {
  await demandReader(call, 'view');
  const found = (await allViews(call)).find(({ id }) => id === Number(call.params[0]));
  if (!found) throw refusal(404, 'woocommerce_rest_term_invalid', 'Resource does not exist.');
  return json(found);
}
