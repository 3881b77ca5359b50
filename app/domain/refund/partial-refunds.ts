import type { Earning } from '#domain/money/earnings.ts';
import type { Cents } from '#domain/money/money.ts';
import { sharesOf } from '#domain/money/shares.ts';
import type { PaymentState } from '#domain/payment/payment.ts';

/** Money of an order that went back, as the back end records it. */
export interface OrderRefund {
  /** Unique in the back end; a later one has a greater id. */
  readonly id: number;
  /** More than 0. */
  readonly cents: Cents;
  /** For those who run the shop; empty for all others. */
  readonly reason: string;
}

type Recorded = Pick<OrderRefund, 'id' | 'cents'>;

/** What decides about the refunds of an order. */
export interface RefundedOrder<Refund extends Recorded = OrderRefund> {
  readonly payment: PaymentState;
  readonly total: Cents;
  readonly refunds: readonly Refund[];
}

/**
 * The refunds of only a part of an order, oldest first. Together they are never more than its total. The one that sends
 * the last of it back is not among them once the payment is `refunded`: it is that payment.
 */
export function partialRefunds<Refund extends Recorded>({
  payment,
  total,
  refunds,
}: RefundedOrder<Refund>): readonly Refund[] {
  let left = total;
  return refunds
    .toSorted((one, other) => one.id - other.id)
    .flatMap((refund) => {
      const cents = Math.min(refund.cents, left);
      left -= cents;
      const isLast = left === 0 && payment === 'refunded';
      return cents <= 0 || isLast ? [] : [{ ...refund, cents }];
    });
}

/** What partial refunds have left of an order: what a full refund sends back. */
export function leftOf(order: RefundedOrder<Recorded>): Cents {
  return partialRefunds(order).reduce((rest, { cents }) => rest - cents, order.total);
}

/** All that went back of an order. */
export function refundedOf(order: RefundedOrder<Recorded>): Cents {
  return order.payment === 'refunded' ? order.total : order.total - leftOf(order);
}

/** What an order's money is made of; together its total. */
export interface OrderParts {
  readonly shipping: Cents;
  /** The celebrity's share of the price. */
  readonly share: Cents;
  readonly commission: Cents;
  readonly tax: Cents;
}

/** A refund takes from each part in proportion; a cent that does not divide falls to the part in this order. */
export const refundedParts = ['shipping', 'share', 'commission', 'tax'] as const;

/**
 * What one refund after the other leaves of an order's parts. Each refund is shared out over what those before it left,
 * so that no part is ever negative, none is lost, and a refund of the rest leaves 0 of all.
 * @param refunds in cents; together no more than the parts
 */
export function partsLeft(parts: OrderParts, refunds: readonly Cents[]): OrderParts {
  return refunds.reduce<OrderParts>((left, cents) => {
    const shares = sharesOf(
      cents,
      refundedParts.map((part) => left[part]),
    );
    const after = { ...left };
    for (const [index, part] of refundedParts.entries()) after[part] -= shares[index] ?? 0;
    return after;
  }, parts);
}

/** An earning with the tax beside it as the parts of an order. */
export function partsOf({ shipping, commission, price }: Earning, tax: Cents): OrderParts {
  return { shipping, share: price - commission, commission, tax };
}

/** What refunds left of an earning. @param refunds in cents */
export function earningLeft(earning: Earning, tax: Cents, refunds: readonly Cents[]): Earning {
  if (refunds.length === 0) return earning;
  const { shipping, share, commission } = partsLeft(partsOf(earning, tax), refunds);
  return { shipping, commission, price: share + commission, theirs: shipping + share };
}
