import { fieldOf, gap, ok, rowsOf, settingsOf, warning, type Row, type Shop } from './row.ts';

const general = '/wp-json/wc/v3/settings/general?_fields=id,type,default,value';
const taxPage = 'WooCommerce, Settings, Tax, "Prices entered with tax"';

/** Whether anything can be charged for sending: some zone, that for everywhere else too, has a method that is on. */
async function countMethods({ asService }: Shop): Promise<{ zones: number; methods: number }> {
  const ids = rowsOf(await asService('/wp-json/wc/v3/shipping/zones')).map((row) =>
    Number(fieldOf(row, 'id')),
  );
  const lists = await Promise.all(
    ids.map((id) => asService(`/wp-json/wc/v3/shipping/zones/${id}/methods`)),
  );
  const on = lists.flatMap(rowsOf).filter((method) => fieldOf(method, 'enabled') === true);
  return { zones: ids.filter((id) => id !== 0).length, methods: on.length };
}

const account = ['BANK_ACCOUNT_HOLDER', 'BANK_IBAN', 'BANK_BIC'] as const;
const bacsPage = 'WooCommerce, Settings, Payments, Direct bank transfer';

/** What people pay. */
export const moneyRows: readonly Row[] = [
  {
    name: 'Currency',
    after: ['REST key'],
    async look({ asService }) {
      const answer = await asService('/wp-json/wc/v3/data/currencies/current');
      const code = fieldOf(answer.body, 'code');
      return code === 'EUR'
        ? ok()
        : gap({
            wrong: `The currency is ${String(code)}, and the app counts in euros only.`,
            seen: 'Wrong prices.',
            todo: 'Set the currency to the euro under WooCommerce, Settings, General.',
          });
    },
  },
  {
    name: 'Taxes',
    after: ['REST key'],
    async look({ asService }) {
      const settings = settingsOf(await asService(general));
      const isOn = settings.get('woocommerce_calc_taxes');
      if (isOn === 'no') return ok('Off: a fan pays the prices that pages show.');
      const tax = settingsOf(await asService('/wp-json/wc/v3/settings/tax'));
      const isIncluded = tax.get('woocommerce_prices_include_tax');
      if (isOn === undefined || isIncluded === undefined) {
        return warning({
          wrong: 'WooCommerce does not say how it takes taxes.',
          seen: 'Perhaps another total on the review page than the prices before.',
          todo: 'Look whether WooCommerce is 9.9 or later.',
        });
      }
      if (isIncluded === 'yes') {
        return ok(
          'On, included in prices: a fan pays the prices that pages show, and the review page names the tax.',
        );
      }
      return warning({
        wrong: 'Taxes are on, and prices are entered without them.',
        seen: 'Pages show prices without tax. The review page shows the total with tax, which is what is charged: more than the prices before it.',
        todo: `Choose "Yes, I will enter prices inclusive of tax" under ${taxPage}, and enter all prices anew: they are not converted.`,
      });
    },
  },
  {
    name: 'Shipping',
    after: ['REST key'],
    async look(shop) {
      const { zones, methods } = await countMethods(shop);
      if (methods > 0) {
        return ok(
          `Zones: ${zones}, ways to send: ${methods}. The review page shows what is charged.`,
        );
      }
      return warning({
        wrong: zones === 0 ? 'There is no shipping zone.' : 'No shipping zone has a way to send.',
        seen: 'Nothing is charged for sending goods.',
        todo: 'If sending costs something, add a zone with a flat rate under WooCommerce, Settings, Shipping.',
      });
    },
  },
  {
    name: 'Bank account',
    async look({ settings }) {
      const missing = account.filter((name) => !settings[name]);
      if (missing.length === 0) return ok('In the settings of the app: orders say where to pay.');
      return warning({
        wrong: `This command sees no bank account of the app (${missing.join(', ')}).`,
        seen: 'If none was entered in the app either: fans can order, but neither the order page nor the mail says where to pay.',
        todo: `Once the app runs, sign in to it as administrator and enter the account under /settings; then nothing more is needed. Or set ${account.join(', ')} for the app and for this command. An account in wp-admin, under ${bacsPage}, is not used: WooCommerce keeps it for its own checkout.`,
      });
    },
  },
];
