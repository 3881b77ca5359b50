import { companionOf } from './plugin-row.ts';
import { fieldOf, gap, isList, ok, rowsOf, warning, type Row } from './row.ts';
import { orderStorageOf } from './storage.ts';
import { lineVendorRow } from './test-order-row.ts';

const orders = '/wp-json/wc/v3/orders';
/** The key under which the app keeps what an order came from; anyone who has none was not placed by it. */
const placedByApp = '_astera_idempotency_key';
const oldDays = 7;
const dayMs = 86_400_000;

const features = 'WooCommerce, Settings, Advanced, Features';

function isOfApp(order: unknown): boolean {
  const meta = fieldOf(order, 'meta_data');
  return Array.isArray(meta) && meta.some((entry) => fieldOf(entry, 'key') === placedByApp);
}

/** How orders are kept, found and protected. */
export const orderRows: readonly Row[] = [
  {
    name: 'Order status "admin-approval"',
    after: ['REST key'],
    async look({ asService }) {
      return isList(await asService(`${orders}?status=admin-approval&per_page=1`))
        ? ok()
        : gap({
            wrong: 'There is no order status "admin-approval".',
            seen: 'Anyone who orders is told that it did not work: new orders wait in that status for a manager.',
            todo: 'Install the companion plugin, or add the status as docs/wordpress.md says.',
          });
    },
  },
  {
    name: 'Orders by when they were changed',
    after: ['REST key'],
    async look({ asService }) {
      // Nothing was changed after that: anyone who heeds the question answers an empty list.
      const path = `${orders}?modified_after=2999-01-01T00:00:00&per_page=1`;
      const answer = await asService(path);
      return isList(answer) && rowsOf(answer).length === 0
        ? ok()
        : gap({
            wrong: 'The question for changed orders ("modified_after") is not heeded.',
            seen: 'Lists of orders are wrong or late.',
            todo: 'Look under Plugins for one that changes how orders are listed over REST, and deactivate it.',
          });
    },
  },
  {
    name: 'Where orders are kept (HPOS)',
    after: ['REST key'],
    async look(shop) {
      const storage = await orderStorageOf(shop);
      if (storage === 'posts')
        return ok('As posts, WooCommerce’s older way: WCFM knows all orders.');
      if (storage === 'both')
        return ok('In tables of their own and as posts, kept alike: WCFM knows all orders.');
      if (storage === null) {
        return warning({
          wrong: 'WooCommerce does not say where it keeps orders.',
          seen: 'Perhaps nothing.',
          todo: `Look whether WooCommerce is 9.9 or later, and what is set under ${features}, Order data storage.`,
        });
      }
      return (await companionOf(shop))
        ? ok(
            'In tables of their own (HPOS) alone. The companion plugin writes the vendor on their lines; WCFM’s own pages list none of the app’s orders.',
          )
        : warning({
            wrong:
              'Orders are kept in tables of their own (HPOS) alone, where WCFM writes no vendor on their lines.',
            seen: 'Orders from here are whole, as the app writes the vendor itself. Orders from wp-admin and from the shop’s own checkout may name no celebrity, and WCFM’s own pages list none of the app’s orders.',
            todo: `Install the companion plugin; or switch on "Enable compatibility mode (synchronizes orders to the posts table)" under ${features}, Order data storage.`,
          });
    },
  },
  lineVendorRow,
  {
    name: 'Orders of other vendors',
    after: ['REST key'],
    async look(shop) {
      if ((await orderStorageOf(shop)) !== 'tables') return ok();
      return (await companionOf(shop))
        ? ok('The companion plugin keeps vendors from changing them over REST.')
        : warning({
            wrong:
              'Without the posts of orders, WordPress lets every vendor change every order through /wp-json/wc/v3/orders.',
            seen: 'Nothing here: no vendor’s token leaves the app. But a vendor who asks WordPress itself can change the status of any order.',
            todo: `Install the companion plugin, which refuses it; or switch on the compatibility mode under ${features}, Order data storage.`,
          });
    },
  },
  {
    name: 'Old unpaid orders',
    after: ['REST key'],
    async look({ asService, now }) {
      const before = new Date(now.getTime() - oldDays * dayMs).toISOString().slice(0, 19);
      const fields = '_fields=id,date_paid_gmt,meta_data';
      const path = `${orders}?status=on-hold&before=${before}&per_page=100&${fields}`;
      const answer = await asService(path);
      const left = rowsOf(answer).filter(
        (order) => fieldOf(order, 'date_paid_gmt') === null && !isOfApp(order),
      ).length;
      if (left === 0) return ok();
      const count = (answer.total ?? 0) > 100 ? `${left} or more` : String(left);
      return warning({
        wrong: `There are unpaid orders "On hold", older than ${oldDays} days, that were not placed here (${count}): bank transfers that never came, as a rule.`,
        seen: 'No celebrity sees them, unless a manager takes them over.',
        todo: 'Cancel what no one will pay any more under WooCommerce, Orders, On hold.',
      });
    },
  },
];
