import * as v from 'valibot';

import { bookLine } from '#app/server/bank/book-line.server.ts';
import { confirmLines } from '#app/server/bank/confirm-lines.server.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { orderMeta, paymentMethodId } from '#backend/contract/orders/order-meta.ts';
import { orderSchema } from '#backend/contract/orders/order.ts';
import type { User } from '#domain/account/user.ts';
import { matchStates } from '#domain/payment/matching/line-match.ts';
import { creditorReference } from '#domain/payment/transfer/creditor-reference.ts';

import { serviceAuthorization } from '#tests/support/databases/backend-fixture.ts';
import type { bankOf, WrittenLine } from '../payments/bank-world.ts';
import type { PaymentWorld } from '../payments/payment-world.ts';

/** What becomes of an order. */
export const cases = [
  'on time',
  'late, with reminders',
  'nudged',
  'extended',
  'not extended: cancelled',
  'retake, part refunded',
  'withdrawn',
  'paid in parts',
  'paid too much',
  'paid twice',
  'refunded after its payout',
  'in another currency',
] as const;
export type Case = (typeof cases)[number];

export const price = 6_500;
const promisedDays = 7;

/** The account of a fan or a celebrity. */
export const account = { holder: 'Maria Papadaki', iban: 'DE89370400440532013000' };
/** The site's own account. */
export const own = { holder: 'Astera', iban: 'GR1601101250000000012300695', bic: '', bankName: '' };

/** Places an order of the fan's, and gives its number. */
export async function placeOrder(world: PaymentWorld, one: Case): Promise<number> {
  const { body } = await world.fixture.ask('POST', '/wp-json/wc/v3/orders', {
    authorization: serviceAuthorization,
    body: {
      status: one === 'withdrawn' ? 'on-hold' : 'processing',
      customer_id: world.userOf('fan').id,
      payment_method: paymentMethodId.transfer,
      line_items: [{ product_id: world.productId, quantity: 1 }],
      meta_data: [
        { key: orderMeta.promisedDays, value: String(promisedDays) },
        { key: orderMeta.answerVideo, value: JSON.stringify({ videoId: 'vi1', bytes: 1 }) },
      ],
    },
  });
  return v.parse(orderSchema, body).id;
}

/** How an order is paid. */
export function linesFor(one: Case, id: number): readonly WrittenLine[] {
  const line = (cents: number, at = 1) => {
    return { cents, text: creditorReference(String(id)), bank: `B${id}.${at}` };
  };
  if (one === 'paid in parts') return [line(2_000), line(4_500, 2)];
  if (one === 'paid too much') return [line(price + 700)];
  if (one === 'paid twice') return [line(price), line(price, 2)];
  return [line(price)];
}

/** Decides on every line that is open, as a manager would. */
export async function decideOnLines(
  database: Database,
  manager: User,
  bank: ReturnType<typeof bankOf>,
): Promise<void> {
  for (let left = true; left;) {
    const certain = (await bank.listed('certain')).map(({ id }) => id);
    if (certain.length > 0) await confirmLines(database, manager, certain, bank.now);
    const open = (
      await Promise.all(
        matchStates.filter((list) => list !== 'certain' && list !== 'not-ours').map(bank.listed),
      )
    ).flat();
    for (const { id, state, cents, proposals } of open) {
      const [order] = proposals[0]?.orders ?? [];
      const goesBack = state === 'double' || state === 'currency';
      const share = Math.min(cents, price);
      const shares = goesBack || !order ? [] : [{ orderId: order.id, cents: share }];
      const restGoesBack = goesBack || cents > share;
      const booking = { lineId: id, shares, restGoesBack };
      await bookLine(database, manager, booking, bank.now());
    }
    left = open.length > 0;
  }
}
