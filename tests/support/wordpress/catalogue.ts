import * as v from 'valibot';

import { productSchema, type WireProduct } from '#backend/contract/catalog/product.ts';
import { vendorSchema, type WireVendor } from '#backend/contract/vendor.ts';

import {
  numbered,
  ok,
  onAWhim,
  pageOf,
  recorded,
  recordedRows,
  refused,
  type Answer,
  type Asked,
} from './answers.ts';
import { addressOfFile, openFiles, pictureOf, type Files } from './files.ts';
import { runsShop, type Caller } from './people.ts';

/** What an operator did to the recorded products: which service each of them is (docs/wordpress.md). */
const services: readonly (readonly [RegExp, string])[] = [
  [/^Personal video greeting/, 'getVideo'],
  [/^Pep talk/, 'sendMessage'],
];

const servicesCategory = { id: 70, name: 'Services', slug: 'services' } as const;

const nodeSchema = v.looseObject({
  databaseId: v.number(),
  name: v.string(),
  slug: v.string(),
  description: v.nullish(v.string()),
});
const treeSchema = v.looseObject({
  data: v.looseObject({
    productCategories: v.looseObject({
      nodes: v.array(
        v.looseObject({
          ...nodeSchema.entries,
          children: v.looseObject({ nodes: v.array(nodeSchema) }),
        }),
      ),
    }),
  }),
});

function recordedProducts(): WireProduct[] {
  const isList = (name: string) =>
    /^(products-list|product-get-variable|wcfm-store-vendor-products)/.test(name);
  // Of a product that both knew WooCommerce's own row counts: it comes last.
  const isMarkets = (name: string) => isList(name) && name.startsWith('wcfm');
  const isShops = (name: string) => isList(name) && !name.startsWith('wcfm');
  return [...recordedRows(isMarkets), ...recordedRows(isShops)]
    .flatMap((row) => {
      const read = v.safeParse(productSchema, row);
      return read.success ? [read.output] : [];
    })
    .map((row): WireProduct => {
      const [, kind] = services.find(([name]) => name.test(row.name)) ?? [];
      if (kind === undefined) return row;
      return {
        ...row,
        catalog_visibility: 'hidden',
        meta_data: numbered([...(row.meta_data ?? []), { key: '_service', value: kind }]),
      };
    });
}

const changeSchema = v.looseObject({
  meta_data: v.optional(v.array(v.looseObject({ key: v.string(), value: v.unknown() }))),
  categories: v.optional(v.array(v.looseObject({ id: v.number() }))),
  images: v.optional(v.array(v.looseObject({ id: v.number(), alt: v.optional(v.string()) }))),
});

/** The newest first, unless by their ids. */
function inOrder(query: URLSearchParams) {
  const sign = query.get('order') === 'asc' ? 1 : -1;
  const dateOf = (row: WireProduct) => `${row['date_created_gmt']}`;
  const whim = onAWhim(query);
  return (one: WireProduct, other: WireProduct) => {
    if (query.get('orderby') === 'id') return sign * (one.id - other.id);
    const [a, b] = [dateOf(one), dateOf(other)];
    return sign * (a === b ? whim(one.id, other.id) : a < b ? -1 : 1);
  };
}

export interface Catalogue {
  readonly products: Map<number, WireProduct>;
  readonly vendors: Map<number, WireVendor>;
  readonly files: Files;
  readonly answer: (asked: Asked, url: URL, caller: Caller) => Answer | null;
}

export function openCatalog(
  without: () => ReadonlySet<string>,
  settingsOf: (vendorId: number) => unknown,
): Catalogue {
  const products = new Map(recordedProducts().map((row) => [row.id, row] as const));
  const files = openFiles(
    [...products.values()].flatMap(({ images }) => images.map(({ id }) => Number(id))),
  );
  // The first page of the list holds ten; the rest stand beside what they sell.
  const stores = [...products.values()].map(({ store }) => store);
  const listed = recordedRows((name) => name === 'wcfm-store-vendors');
  const vendors = new Map(
    [...listed, ...stores]
      .filter((row) => v.is(vendorSchema, row))
      .map((row) => [row.vendor_id, row] as const),
  );
  const { nodes } = v.parse(treeSchema, recorded('graphql-categories-ok').body).data
    .productCategories;
  const [like] = recordedRows((name) => name === 'categories-top');
  let lastId = 2_000;

  function categoryRows() {
    const row = (node: v.InferOutput<typeof nodeSchema>, parent: number) => ({
      ...v.parse(v.looseObject({}), like),
      ...{ id: node.databaseId, name: node.name, slug: node.slug, parent },
    });
    const own = nodes.flatMap((top) => [
      row(top, 0),
      ...top.children.nodes.map((child) => row(child, top.databaseId)),
    ]);
    if (without().has('services')) return own;
    return [...own, row({ ...servicesCategory, databaseId: servicesCategory.id }, 0)];
  }

  function graphql(body: unknown): Answer | null {
    const sent = v.safeParse(
      v.looseObject({
        query: v.string(),
        variables: v.nullish(v.looseObject({ exclude: v.optional(v.array(v.string())) })),
      }),
      body,
    );
    if (!sent.success) return recorded('graphql-error-no-query');
    if (!sent.output.query.includes('productCategories')) return null;
    const exclude = sent.output.variables?.exclude ?? [];
    const shown = nodes.filter(({ databaseId }) => !exclude.includes(String(databaseId)));
    return ok({ data: { productCategories: { nodes: shown } }, extensions: { debug: [] } });
  }

  function sellerOf({ store }: WireProduct): number | null {
    return store && !Array.isArray(store) ? (store.vendor_id ?? null) : null;
  }

  function mayWrite(row: WireProduct, caller: Caller): boolean {
    if (runsShop(caller)) return true;
    return caller !== null && caller !== 'service' && caller.account.id === sellerOf(row);
  }

  function mayList(caller: Caller): Answer | null {
    if (caller === null) return recorded('products-list-no-auth');
    const isFan = caller !== 'service' && caller.account.role === 'customer';
    return isFan ? recorded('products-list-fan1') : null;
  }

  function list(query: URLSearchParams, caller: Caller): Answer {
    const include = query.get('include')?.split(',').map(Number);
    const status = query.get('status') ?? 'any';
    const found = [...products.values()]
      .filter((row) => mayWrite(row, caller))
      .filter((row) => (status === 'any' ? row.status !== 'trash' : row.status === status))
      .filter((row) => !include || include.includes(row.id))
      .toSorted(inOrder(query));
    return pageOf(found, query);
  }

  function changed(row: WireProduct, body: unknown): WireProduct {
    const { meta_data = [], categories, images, ...sent } = v.parse(changeSchema, body);
    // Anyone who may change the product changes the file as well, whosever it is.
    for (const { id, alt } of images ?? []) {
      const file = files.all.get(id);
      if (file && alt !== undefined) files.all.set(id, { ...file, alt_text: alt });
    }
    const filed = categories?.flatMap(({ id: wanted }) =>
      categoryRows()
        .filter(({ id }) => id === wanted)
        .map(({ id, name, slug }) => ({ id, name, slug })),
    );
    const prices = { regular_price: row.regular_price, sale_price: row['sale_price'], ...sent };
    const kept = (row.meta_data ?? []).filter(({ key }) => !meta_data.some((m) => m.key === key));
    const next = v.parse(productSchema, {
      ...row,
      ...sent,
      // What is on sale costs less, whatever else is said.
      price: prices.sale_price || prices.regular_price,
      categories: filed ?? row.categories,
      // A picture is named by its id alone.
      images: images?.map(pictureOf) ?? row.images,
      date_modified_gmt: new Date().toISOString().slice(0, 19),
      meta_data: numbered([...kept, ...meta_data]),
    });
    products.set(next.id, next);
    return next;
  }

  function create(body: unknown, caller: Caller): Answer {
    if (caller === null) return recorded('product-create-no-auth');
    const isFan = caller !== 'service' && caller.account.role === 'customer';
    if (isFan) return recorded('product-create-fan1');
    const like = v.parse(productSchema, recorded('product-create-vendor1').body);
    const store = caller === 'service' ? [] : (vendors.get(caller.account.id) ?? []);
    lastId += 1;
    const nothing = { virtual: false, sale_price: '', images: [], categories: [], meta_data: [] };
    const made = { ...like, ...nothing, id: lastId, store };
    // Only the answer to making one says how its address is made.
    const { permalink_template, generated_slug, ...kept } = v.parse(v.looseObject({}), made);
    const isPriced = v.is(v.looseObject({ regular_price: v.optional(v.string()) }), body);
    return isPriced
      ? ok(
          { ...changed(v.parse(productSchema, kept), body), permalink_template, generated_slug },
          201,
        )
      : recorded('product-create-bad-price');
  }

  function one(row: WireProduct | undefined, { method, body }: Asked, caller: Caller): Answer {
    if (caller === null) return recorded('product-get-no-auth');
    if (!row) return recorded('product-get-unknown');
    if (method === 'GET') return ok(row);
    if (!mayWrite(row, caller)) return recorded('product-update-vendor-other');
    return ok(changed(row, method === 'DELETE' ? { status: 'trash' } : body));
  }

  /** The marketplace's own row of a product: with an author, and another word for what is left of it. */
  function asMarketTells(row: WireProduct): unknown {
    const { stock_status, ...rest } = row;
    for (const key of ['brands', 'global_unique_id', 'has_options', 'post_password']) {
      delete rest[key];
    }
    const attributes = v
      .parse(v.array(v.looseObject({})), row['attributes'])
      .map(({ slug: _slug, ...attribute }) => attribute);
    return {
      ...rest,
      attributes,
      images: row.images.map((image, position) => ({ ...image, position })),
      low_stock_amount: row['low_stock_amount'] ?? '',
      in_stock: stock_status !== 'outofstock',
      post_author: `${sellerOf(row)}`,
    };
  }

  /** WCFM keeps the media id of a logo among the settings of its store. */
  function withLogo(vendor: WireVendor): WireVendor {
    const settings = settingsOf(vendor.vendor_id);
    return v.is(v.looseObject({ gravatar: v.number() }), settings)
      ? { ...vendor, vendor_shop_logo: addressOfFile(settings.gravatar) }
      : vendor;
  }

  function vendorAnswer(url: URL, id: string, isProducts: boolean): Answer {
    if (isProducts) {
      const own = [...products.values()].filter(
        (row) => row.status === 'publish' && sellerOf(row) === Number(id),
      );
      const found = pageOf(own.map(asMarketTells), url.searchParams);
      return own.length > 0 ? found : { status: found.status, body: found.body };
    }
    const vendor = vendors.get(Number(id));
    return vendor ? ok(withLogo(vendor)) : recorded('wcfm-store-vendor-unknown');
  }

  return {
    products,
    vendors,
    files,
    answer(asked, url, caller) {
      const { pathname, searchParams } = url;
      if (pathname === '/index.php' && searchParams.has('graphql')) return graphql(asked.body);
      if (pathname === '/wp-json/wcfmmp/v1/store-vendors') {
        // Neither a search nor a length: as recorded.
        const { status, body } = pageOf([...vendors.values()].map(withLogo), searchParams);
        return { status, body };
      }
      const [, vendorId, goods] =
        /^\/wp-json\/wcfmmp\/v1\/store-vendors\/(\d+)(\/products)?$/.exec(pathname) ?? [];
      if (vendorId !== undefined) return vendorAnswer(url, vendorId, goods !== undefined);
      if (pathname === '/wp-json/wc/v3/products/categories') {
        if (caller === null) return recorded('categories-no-auth');
        if (!runsShop(caller)) return recorded('categories-fan1');
        return pageOf(categoryRows(), searchParams);
      }
      const [, id] = /^\/wp-json\/wc\/v3\/products(?:\/(\d+))?$/.exec(pathname) ?? [];
      if (!/^\/wp-json\/wc\/v3\/products(\/\d+|\/batch)?$/.test(pathname)) return null;
      if (id !== undefined) return one(products.get(Number(id)), asked, caller);
      if (pathname.endsWith('/batch')) {
        const message = 'Sorry, you are not allowed to batch manipulate this resource.';
        return refused(403, 'woocommerce_rest_cannot_batch', message);
      }
      return asked.method === 'POST'
        ? create(asked.body, caller)
        : (mayList(caller) ?? list(searchParams, caller));
    },
  };
}
