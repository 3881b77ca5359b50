import * as v from 'valibot';
import { swrCache } from '#app/platform/cache/swr-cache.server.ts';
import { customerSchema } from '#backend/contract/people/customer.ts';
import { paths } from '#backend/contract/paths.ts';
import { vendorSchema, type WireVendor } from '#backend/contract/vendor.ts';
import { defaultLocale } from '#domain/locale.ts';
import {
  categoryRowSchema,
  isGoods,
  rowSchema,
  withAdditions,
  type ProductRow,
} from '#app/server/wordpress/additions.server.ts';
import { hasClosedStore } from '#app/server/wordpress/people/person.server.ts';
import type { WordpressSite } from '#app/server/wordpress/site.server.ts';
import {
  categoriesPath,
  type CatalogIndex,
  isOpen,
  sellerIdOf,
  type CachedCatalog,
  type CatalogParts,
} from './catalog-index.server.ts';

/** Everything a list looks at; the descriptions, which no card shows, are left there. */
const rowFields = [
  'id,name,slug,type,status,catalog_visibility,price,regular_price,virtual,manage_stock',
  'stock_quantity,stock_status,categories,images,meta_data,store,date_created_gmt',
].join();

const indexSchema = v.object({
  vendors: v.array(vendorSchema),
  goods: v.array(rowSchema),
  tree: v.array(categoryRowSchema),
});

const kind = 'wordpress-index';

const minute = 60_000;

const day = 24 * 60 * minute;

/** As old as it may be that lists are made of it while the next one is read. */
const staleMs = 14 * day;

function restored(value: unknown): CatalogIndex | null {
  const read = v.safeParse(indexSchema, value);
  return read.success ? read.output : null;
}

/** Everyone from whom fans can order: the store is open, and no one suspended who has it. */
async function readSellers(site: WordpressSite) {
  const [everyone, people] = await Promise.all([
    site.readAll(paths.vendors, vendorSchema, { authorization: null }),
    site.readAll(paths.customers, customerSchema, { query: { role: 'wcfm_vendor' } }),
  ]);
  const away = new Set(people.filter(hasClosedStore).map(({ id }) => id));
  const vendors = everyone.filter((vendor) => isOpen(vendor) && !away.has(vendor.vendor_id));
  return { vendors, people };
}

async function readIndex(site: WordpressSite): Promise<CatalogIndex> {
  const [{ vendors, people }, rows, tree] = await Promise.all([
    readSellers(site),
    site.readAll(paths.products, rowSchema, { query: { status: 'publish', _fields: rowFields } }),
    site.readAll(categoriesPath, categoryRowSchema),
  ]);
  const ids = new Set(vendors.map(({ vendor_id }) => vendor_id));
  const isThere = (row: ProductRow) => ids.has(sellerIdOf(row) ?? 0);
  return {
    vendors: vendors.map((vendor) =>
      cardOf(
        withAdditions(
          vendor,
          {
            products: rows.filter((row) => sellerIdOf(row) === vendor.vendor_id),
            person: people.find(({ id }) => id === vendor.vendor_id) ?? null,
            tree,
          },
          defaultLocale,
        ),
      ),
    ),
    goods: rows
      .filter((row) => isGoods(row) && isThere(row))
      .map(withoutContacts)
      .toSorted((one, other) => other.id - one.id),
    tree,
  };
}

/** Of a vendor only what a card shows: addresses and e-mail addresses, which WCFM tells everyone, are not kept. */
function cardOf(vendor: WireVendor): WireVendor {
  const { vendor_id, vendor_display_name, vendor_shop_name, vendor_shop_logo } = vendor;
  const { vendor_title, vendor_country, vendor_categories, vendor_services } = vendor;
  return {
    ...{ vendor_id, vendor_display_name, vendor_shop_name, vendor_shop_logo },
    ...{ vendor_title, vendor_country, vendor_categories, vendor_services },
  };
}

/** The same of anyone who sells goods. */
function withoutContacts(row: ProductRow): ProductRow {
  if (row.store === undefined || Array.isArray(row.store)) return row;
  const { vendor_id, vendor_shop_name } = row.store;
  return { ...row, store: { vendor_id, vendor_shop_name } };
}

/**
 * Lists of a WordPress cannot be narrowed, so the whole catalogue is read a minute's age at most, kept in this process,
 * and as a snapshot in the own tables, which is what a start begins with and an outage falls back on (ADR 0040).
 */
export function openCatalog(
  site: WordpressSite,
  { memory, together }: CatalogParts,
): CachedCatalog {
  const { answers } = memory;
  const index = swrCache(() => readIndex(site), {
    ...{ freshMs: minute, staleMs, most: 1 },
    kept: {
      ...{ kind, format: 1 },
      store: () => Promise.resolve(answers),
      restore: restored,
      neverOutdated: true,
    },
  });
  const tree = swrCache(() => site.readAll(categoriesPath, categoryRowSchema), {
    freshMs: minute,
    staleMs,
    most: 1,
  });
  const sellers = swrCache(
    async () => {
      const { vendors } = await readSellers(site);
      return new Set(vendors.map(({ vendor_id }) => vendor_id));
    },
    { freshMs: minute, staleMs: 10 * minute, most: 1 },
  );

  const forgetLists = together('wordpress-catalogue', () => {
    index.forget();
    tree.forget();
  });
  const forgetWhoSells = together('wordpress-sellers', () => sellers.forget());

  async function forget() {
    // First where all processes look: none finds there what it has just forgotten.
    await answers.outdate([kind]);
    await forgetLists();
  }

  return {
    read: () => index(),
    tree: () => tree(),
    sellers: () => sellers(),
    forget,
    async forgetSellers() {
      await forgetWhoSells();
      await forget();
    },
  };
}
