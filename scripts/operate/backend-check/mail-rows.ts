import { companionOf } from './plugin-row.ts';
import { ok, settingsOf, warning, type Row, type Shop } from './row.ts';
import { orderStorageOf } from './storage.ts';

/** Mails about orders by the ids of their settings, as wp-admin calls them. */
const orderMails: Readonly<Record<string, string>> = {
  new_order: 'New order',
  cancelled_order: 'Cancelled order',
  failed_order: 'Failed order',
  customer_failed_order: 'Failed order (to the customer)',
  customer_on_hold_order: 'Order on-hold',
  customer_processing_order: 'Processing order',
  customer_completed_order: 'Completed order',
  customer_refunded_order: 'Refunded order',
  customer_note: 'Customer note',
  'store-new-order': 'Store New Order (of WCFM)',
};

const mailPage = 'WooCommerce, Settings, Emails';

/** Which of some mails go out; one that is not known does not. */
async function sentOf({ asService }: Shop, mails: Readonly<Record<string, string>>) {
  const isSent = await Promise.all(
    Object.keys(mails).map(async (id) => {
      const settings = settingsOf(await asService(`/wp-json/wc/v3/settings/email_${id}`));
      return settings.get('enabled') === 'yes';
    }),
  );
  return Object.values(mails).filter((_, at) => isSent[at]);
}

/** Mails that come beside those of the app. */
export const mailRows: readonly Row[] = [
  {
    name: 'Mails about orders',
    after: ['REST key'],
    async look(shop) {
      if ((await companionOf(shop))?.keepsMailsBack) {
        return ok('The companion plugin keeps them back for orders of the app.');
      }
      const sent = await sentOf(shop, orderMails);
      if (sent.length === 0) return ok();
      return warning({
        wrong: `WooCommerce sends its own: ${sent.join(', ')}.`,
        seen: 'Fans, celebrities and the shop get two mails about one thing, one of them in the shop’s language.',
        todo: `Install the companion plugin, or switch them off one by one under ${mailPage}.`,
      });
    },
  },
  {
    name: 'Mails of WCFM: "Status Updated"',
    after: ['WCFM Marketplace over REST', 'REST key'],
    async look(shop) {
      const where =
        'WCFM (the page "Store Manager"), Settings, Notification Manager, row "Status Updated", Store Notification, Email: press it until it shows OFF, then SAVE';
      if ((await companionOf(shop))?.keepsMailsBack) {
        return ok('The companion plugin keeps it back for orders of the app.');
      }
      if ((await orderStorageOf(shop)) === 'tables') {
        return ok(
          'Not sent for orders of the app as long as orders are in tables of their own alone.',
        );
      }
      return warning({
        wrong:
          'Each change of an order is also mailed to its vendor by WCFM, unless that was switched off; REST does not tell.',
        seen: 'Celebrities get two mails about one thing.',
        todo: `Install the companion plugin, or look under ${where}.`,
      });
    },
  },
  {
    name: 'Mails about accounts',
    after: ['REST key'],
    async look(shop) {
      if ((await companionOf(shop))?.keepsMailsBack) {
        return ok(
          'The companion plugin keeps them back where the app opens or changes an account.',
        );
      }
      const sent = await sentOf(shop, { customer_new_account: 'New account' });
      const wordpress =
        'WordPress itself also mails "Password Changed" and "Email Changed" when the app changes one; only the companion plugin keeps these back.';
      if (sent.length > 0) {
        return warning({
          wrong: 'WooCommerce welcomes people whose accounts are opened here.',
          seen: 'Anyone who registers gets a second mail, which leads to the shop’s own pages.',
          todo: `Switch "New account" off under ${mailPage}. ${wordpress}`,
        });
      }
      return ok(wordpress);
    },
  },
];
