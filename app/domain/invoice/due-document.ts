import type { Cents } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { calledOff } from '#domain/payment/payment.ts';
import { leftOf, partialRefunds } from '#domain/refund/partial-refunds.ts';
import type { TaxDocument } from './tax-document.ts';

/** What an order's documents have to add up to is decided by these. */
export type InvoicedOrder = Pick<
  Order,
  'status' | 'payment' | 'total' | 'paymentEvents' | 'refunds'
>;
export type IssuedDocument = Pick<TaxDocument, 'kind' | 'number' | 'total' | 'refersTo'>;

/** The document that is to be issued next. */
export type DueDocument =
  | { readonly kind: 'invoice' }
  | { readonly kind: 'credit-note'; readonly invoice: string; readonly cents: Cents };

/** What of an invoice no credit note has taken back. */
export function openOf(invoice: IssuedDocument, issued: readonly IssuedDocument[]): Cents {
  return issued
    .filter(({ refersTo }) => refersTo?.number === invoice.number)
    .reduce((rest, { total }) => rest - total, invoice.total);
}

/** What the shop has earned of an order by now: its total, less what was sent back. */
function earned(order: InvoicedOrder): Cents {
  const { payment, total, paymentEvents } = order;
  if (payment === 'awaiting') return 0;
  const left = leftOf(order);
  if (payment !== 'refunded') return left;
  const refund = paymentEvents.findLast(({ to }) => to === 'refunded');
  return Math.max(0, left - (refund?.amount ?? total));
}

/**
 * What the next credit note takes back of an invoice that is too high: the next refund of a part that none has taken
 * back, so that each has its own, or the rest.
 */
function nextCredit(order: InvoicedOrder, invoiced: Cents, owed: Cents): Cents {
  let level = order.total;
  for (const { cents } of order.payment === 'awaiting' ? [] : partialRefunds(order)) {
    level -= cents;
    if (level < invoiced) return invoiced - Math.max(level, owed);
  }
  return invoiced - owed;
}

/**
 * The next document of an order whose documents do not say what its payment says; null if they agree. It depends on
 * what is there alone, so it may be asked at any time and any number of times.
 */
export function dueDocument(
  order: InvoicedOrder,
  issued: readonly IssuedDocument[],
): DueDocument | null {
  const open = issued
    .filter(({ kind }) => kind === 'invoice')
    .map((invoice) => ({ invoice: invoice.number, cents: openOf(invoice, issued) }))
    .filter(({ cents }) => cents > 0);
  const invoiced = open.reduce((sum, { cents }) => sum + cents, 0);
  const owed = earned(order);
  const last = open.at(-1);
  if (owed === invoiced) return null;
  if (last) {
    // An invoice that is too low is taken back as a whole; the right one follows.
    const isHigh = owed < invoiced;
    const back = isHigh ? Math.min(last.cents, nextCredit(order, invoiced, owed)) : last.cents;
    return { kind: 'credit-note', invoice: last.invoice, cents: back };
  }
  // Nothing was sold where an order was called off before anyone invoiced it, and a refund that is due ends in one.
  const isSold = order.payment === 'received' || issued.length === 0;
  return isSold && !calledOff.includes(order.status) ? { kind: 'invoice' } : null;
}
