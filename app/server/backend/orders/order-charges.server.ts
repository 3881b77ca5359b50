import {
  orderChargesSchema,
  type WireCharge,
  type WireCharges,
} from '#backend/contract/orders/order-charges.ts';
import { paths } from '#backend/contract/paths.ts';
import type { Charge, OrderCharges } from '#domain/invoice/document-amounts.ts';
import type { BasisPoints } from '#domain/invoice/vat-rules.ts';
import { centsFromDecimal } from '#domain/money/money.ts';

import { ask } from '#app/server/backend/ask.server.ts';

/** The rates that were applied to something, added up; null if the back end does not tell. */
function rateOf({ taxes }: WireCharge, { tax_lines }: WireCharges): BasisPoints | null {
  const applied = taxes.filter(({ total }) => Number(total) !== 0);
  const percents = applied.map(({ id }) => {
    const line = tax_lines.find(({ rate_id }) => String(rate_id) === String(id));
    return Math.round(Number(line?.rate_percent ?? Number.NaN) * 100);
  });
  const rate = percents.reduce((sum, one) => sum + one, 0);
  return percents.length > 0 && Number.isInteger(rate) && rate > 0 ? rate : null;
}

function amountsOf(charge: WireCharge, order: WireCharges): Pick<Charge, 'net' | 'tax' | 'rate'> {
  return {
    net: centsFromDecimal(charge.total),
    tax: centsFromDecimal(charge.total_tax),
    rate: rateOf(charge, order),
  };
}

/** Maps what a wire order charges to the domain. Without what costs nothing. */
export function chargesFrom(order: WireCharges, celebrityName: string): OrderCharges {
  const items = order.line_items.map((line): Charge => {
    const name = line.name?.trim() ?? '';
    const { quantity } = line;
    return {
      ...{ kind: 'item', name, detail: celebrityName, quantity: Math.max(1, Math.round(quantity)) },
      ...amountsOf(line, order),
    };
  });
  const shipping = order.shipping_lines.map((line): Charge => {
    return { kind: 'shipping', name: '', detail: '', quantity: 1, ...amountsOf(line, order) };
  });
  const fees = order.fee_lines.map((line): Charge => {
    const name = line.name?.trim() ?? '';
    return { kind: 'adjustment', name, detail: '', quantity: 1, ...amountsOf(line, order) };
  });
  const extras = [...shipping, ...fees].filter(({ net, tax }) => net !== 0 || tax !== 0);
  return {
    charges: [...items, ...extras],
    total: centsFromDecimal(order.total),
    tax: centsFromDecimal(order.total_tax),
  };
}

/** What an order charges, for its invoice: asked for with the service credential, after the caller's own check. */
export async function readOrderCharges(
  orderId: number,
  celebrityName: string,
): Promise<OrderCharges> {
  const order = await ask(paths.order(orderId), { as: 'service', schema: orderChargesSchema });
  return chargesFrom(order, celebrityName);
}
