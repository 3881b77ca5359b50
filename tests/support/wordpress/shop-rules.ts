import * as v from 'valibot';

import { ok, recorded, type Answer } from './answers.ts';

/** One way of sending in the zone; its cost is without tax. */
export interface ZoneRate {
  readonly method_id: string;
  readonly instance_id: number;
  readonly name: string;
  readonly cost: number;
}

/** What an operator set about taxes and shipping; as recorded under HPOS, neither unless a test sets it. */
export interface ShopRules {
  /** Percent, of everything and everywhere; null where taxes are off. */
  taxRate: number | null;
  pricesIncludeTax: boolean;
  /** Null where there is no zone, so that nothing is charged and nothing needs to be sent. */
  zone: { readonly countries: readonly string[]; readonly rates: readonly ZoneRate[] } | null;
  /** How many packages what is ordered is sent in, each for the whole rate; more than one where a plugin splits it. */
  packages?: number;
}

export const plainRules = (): ShopRules => ({
  taxRate: null,
  pricesIncludeTax: false,
  zone: null,
});

/** Cents of an amount without tax, and of its tax. */
export function taxed(rules: ShopRules, cents: number, isPrice = true) {
  const rate = (rules.taxRate ?? 0) / 100;
  const net =
    isPrice && rules.pricesIncludeTax && rate > 0 ? Math.round(cents / (1 + rate)) : cents;
  return { net, tax: isPrice && net !== cents ? cents - net : Math.round(net * rate) };
}

const yesNo = (is: boolean) => (is ? 'yes' : 'no');

const settingsSchema = v.array(v.looseObject({ id: v.string(), value: v.unknown() }));

/** What is set in WordPress, as far as the app looks: its language, `settings-general-taxes` and `settings-tax`. */
export function answerSettings(rules: ShopRules, { pathname, searchParams }: URL): Answer | null {
  if (searchParams.get('_fields') === 'environment.language') {
    return ok({ environment: { language: 'en_US' } });
  }
  const [, group] = /^\/wp-json\/wc\/v3\/settings\/(general|tax)$/.exec(pathname) ?? [];
  if (group === undefined) return null;
  const values: Readonly<Record<string, string>> =
    group === 'general'
      ? {
          woocommerce_default_country: 'GR',
          woocommerce_calc_taxes: yesNo(rules.taxRate !== null),
        }
      : { woocommerce_prices_include_tax: yesNo(rules.pricesIncludeTax) };
  const name = group === 'general' ? 'hpos/settings-general-taxes' : 'hpos/settings-tax';
  const rows = v.parse(settingsSchema, recorded(name).body);
  return ok(rows.map((row) => ({ ...row, value: values[row.id] ?? row.value })));
}
