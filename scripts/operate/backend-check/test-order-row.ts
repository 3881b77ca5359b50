import { companionOf } from './plugin-row.ts';
import { fieldOf, gap, ok, rowsOf, warning, type Answered, type Row, type Shop } from './row.ts';

const orders = '/wp-json/wc/v3/orders';
const key = '_vendor_id';

interface Sold {
  readonly productId: number;
  readonly vendorId: number;
}

/** Some product of a vendor; null where no one sells anything. */
async function someProduct({ asService }: Shop): Promise<Sold | null> {
  const path = '/wp-json/wc/v3/products?status=publish&type=simple&per_page=100';
  const sold = rowsOf(await asService(path)).map((row) => ({
    productId: Number(fieldOf(row, 'id')),
    vendorId: Number(fieldOf(fieldOf(row, 'store'), 'vendor_id') ?? 0),
  }));
  return sold.find(({ vendorId }) => vendorId > 0) ?? null;
}

/** What the lines of an answered order say of their vendors, each with all that it says. */
function vendorsOf({ body }: Answered): readonly (readonly string[])[] {
  const lines = fieldOf(body, 'line_items');
  if (!Array.isArray(lines)) return [];
  return lines.map((line) => {
    const meta = fieldOf(line, 'meta_data');
    const entries = Array.isArray(meta) ? meta : [];
    const own = entries.filter((entry) => fieldOf(entry, 'key') === key);
    return own.map((entry) => String(fieldOf(entry, 'value')));
  });
}

/** With `--write`: an order of two lines, one with its vendor and one without, which is cancelled at once. */
export const lineVendorRow: Row = {
  name: 'Vendor of a line',
  after: ['REST key may write', 'A celebrity'],
  async look(shop) {
    if (!shop.mayWrite) {
      return {
        status: 'untried',
        says: 'Not tried: it takes a test order, which is cancelled at once and stays in the list. Run npm run backend:check -- --write.',
      };
    }
    const sold = await someProduct(shop);
    if (sold === null) {
      return { status: 'untried', says: 'Not tried: no vendor has a published product yet.' };
    }
    const line = { product_id: sold.productId, quantity: 1 };
    const sent = { ...line, meta_data: [{ key, value: String(sold.vendorId) }] };
    const made = await shop.asService(orders, {
      method: 'POST',
      body: {
        // WooCommerce mails nothing about orders that wait for their payment.
        status: 'pending',
        customer_note: 'A test order of npm run backend:check.',
        line_items: [sent, line],
      },
    });
    const id = Number(fieldOf(made.body, 'id'));
    if (made.status !== 201 || !Number.isInteger(id)) {
      return gap({
        wrong: `A test order was refused (${made.status}).`,
        seen: 'Anyone who orders is told that it did not work.',
        todo: 'Look for the reason under WooCommerce, Status, Logs.',
      });
    }
    const [read, cancelled] = [
      await shop.asService(`${orders}/${id}`),
      await shop.asService(`${orders}/${id}`, { method: 'PUT', body: { status: 'cancelled' } }),
    ];
    if (fieldOf(cancelled.body, 'status') !== 'cancelled') {
      return gap({
        wrong: `The test order ${id} could not be cancelled (${cancelled.status}).`,
        seen: 'An order whose total is not what was agreed stays.',
        todo: `Cancel it under WooCommerce, Orders, and look for the reason under WooCommerce, Status, Logs.`,
      });
    }
    return verdictOf(shop, id, sold.vendorId, vendorsOf(read));
  },
};

async function verdictOf(
  shop: Shop,
  id: number,
  vendorId: number,
  [kept = [], added = []]: readonly (readonly string[])[],
) {
  const right = String(vendorId);
  if (kept.length !== 1 || kept[0] !== right) {
    return gap({
      wrong: `The vendor that was sent with a line (${right}) came back as: ${kept.join(', ') || 'nothing'} (order ${id}).`,
      seen: 'Orders name no celebrity, or another one: no one can fulfil them.',
      todo: 'Look under Plugins for one that changes what lines of orders keep, and deactivate it.',
    });
  }
  if (added.length === 1 && added[0] === right) {
    return ok(`Kept as it is sent, and written where it is not (order ${id}, cancelled).`);
  }
  const hasPlugin = (await companionOf(shop)) !== null;
  return warning({
    wrong: `The vendor is kept as it is sent, but no one writes it where it is not sent (order ${id}, cancelled).`,
    seen: 'Orders from here are whole. Orders from wp-admin and from the shop’s own checkout may name no celebrity.',
    todo: hasPlugin
      ? 'The companion plugin should have written it: look whether WCFM is active under Plugins.'
      : 'Install the companion plugin, which writes it on every line.',
  });
}
