import * as v from 'valibot';
import { swrCache } from '#app/platform/cache/swr-cache.server.ts';
import type { Remembering } from '#app/platform/cache/swr-cache-types.server.ts';
import { Refused, type WordpressSite } from '#app/server/wordpress/site.server.ts';
import type { CartPlace } from './store-cart.server.ts';

const settingsPath = (group: string) => `/wp-json/wc/v3/settings/${group}`;

const settingsSchema = v.array(v.looseObject({ id: v.string(), value: v.unknown() }));

const routesSchema = v.looseObject({ routes: v.record(v.string(), v.unknown()) });

const ownRoutesPath = '/wp-json/astera/v1';

const quoteRoute = '/astera/v1/quote';

/** What of the shop's settings decides about totals. */
export interface ShopRules {
  /** Where an order without an address is taxed; null where the settings do not say. */
  readonly base: CartPlace | null;
  readonly pricesIncludeTax: boolean;
  /** Whether the companion plugin answers quotes. */
  readonly hasQuotes: boolean;
}

export type ReadShopRules = Remembering<[], ShopRules>;

/** Rarely changed, and an order that comes to another total is not kept. */
const rulesMemory = { freshMs: 5 * 60_000, staleMs: 60 * 60_000, most: 1 } as const;

/** Reads them, and keeps them for minutes. */
export function openShopRules(site: WordpressSite): ReadShopRules {
  async function settings(group: string): Promise<ReadonlyMap<string, string>> {
    const query = { _fields: 'id,value' };
    const rows = await site.ask(settingsPath(group), settingsSchema, { query });
    return new Map(rows.map(({ id, value }) => [id, typeof value === 'string' ? value : '']));
  }

  async function hasQuotes(): Promise<boolean> {
    try {
      const { routes } = await site.ask(ownRoutesPath, routesSchema);
      return Object.hasOwn(routes, quoteRoute);
    } catch (error) {
      if (error instanceof Refused) return false;
      throw error;
    }
  }

  return swrCache(async () => {
    const [general, tax, hasPlugin] = await Promise.all([
      settings('general'),
      settings('tax'),
      hasQuotes(),
    ]);
    const [country = '', state = ''] = (general.get('woocommerce_default_country') ?? '').split(
      ':',
    );
    const base = {
      country,
      state,
      postcode: general.get('woocommerce_store_postcode') ?? '',
      city: general.get('woocommerce_store_city') ?? '',
    };
    return {
      base: country === '' ? null : base,
      pricesIncludeTax:
        general.get('woocommerce_calc_taxes') === 'yes' &&
        tax.get('woocommerce_prices_include_tax') === 'yes',
      hasQuotes: hasPlugin,
    };
  }, rulesMemory);
}
