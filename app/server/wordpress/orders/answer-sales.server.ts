import type { WireSales } from '#backend/contract/orders/sales.ts';
import type { OrderIndex } from './order-index.server.ts';
import { json } from '#app/server/wordpress/site.server.ts';

/** What a vendor's completed and paid orders brought in, by month, rate and price. */
export async function answerSales(index: OrderIndex, url: URL): Promise<Response> {
  const vendor = Number(url.searchParams.get('vendor'));
  const since = Date.parse(url.searchParams.get('after') ?? '');
  const periods = (url.searchParams.get('periods') ?? '').split(',').filter(Boolean);
  const sold = (await index.read()).filter(
    ({ vendorId, isOfShop, status, payment, completedAt }) =>
      vendorId === vendor &&
      !isOfShop &&
      status === 'completed' &&
      payment === 'received' &&
      completedAt !== null &&
      Date.parse(completedAt) >= since,
  );
  const groups = Map.groupBy(sold, ({ completedAt, createdAt, total, tax, shipping, refunds }) => {
    const period = periods.filter((at) => Date.parse(createdAt) >= Date.parse(at)).length;
    const own = refunds.length === 0 ? [] : [shipping, tax, ...refunds];
    return [(completedAt ?? '').slice(0, 7), period, total - tax - shipping, ...own].join();
  });
  const sales: WireSales = [...groups].map(([key, rows]) => {
    const [month = '', period = '0', price = '0'] = key.split(',');
    const shipping = rows.reduce((sum, row) => sum + row.shipping, 0);
    return {
      ...{ month, period: Number(period), price: Number(price) },
      ...{ shipping, count: rows.length },
      tax: rows[0]?.refunds.length ? rows[0].tax : 0,
      refunds: [...(rows[0]?.refunds ?? [])],
    };
  });
  return json(
    sales.toSorted(
      (a, b) => a.month.localeCompare(b.month) || a.period - b.period || a.price - b.price,
    ),
  );
}
