import { sendRefundRun } from '#app/server/refunds/move-refunds.server.ts';
import { setOwnRefundAccount } from '#app/server/refunds/own-refund-account.server.ts';
import { decidePartRefund } from '#app/server/refunds/part-refunds.server.ts';
import { readRefundDesk } from '#app/server/refunds/read-refund-desk.server.ts';
import type { RefundDesk } from '#app/server/refunds/refund-desk.server.ts';
import { makeRefundRun } from '#app/server/refunds/refund-runs.server.ts';
import { creditorReference } from '#domain/payment/transfer/creditor-reference.ts';

import type { WrittenLine } from '../payments/bank-world.ts';
import type { PaymentWorld } from '../payments/payment-world.ts';
import type { Case, Expected } from './import-cases.ts';

export const price = 6_500;

/** The account of a fan or a celebrity. */
export const account = { holder: 'Maria Papadaki', iban: 'DE89370400440532013000' };
/** The site's own account. */
export const own = { holder: 'Astera', iban: 'GR1601101250000000012300695', bic: '', bankName: '' };

/** Makes the orders of cases, and the lines that a statement has about them. */
export function ordersOfCases(world: PaymentWorld, desk: () => RefundDesk) {
  let written = 0;
  const manager = () => world.userOf('manager');
  const rf = (id: number) => creditorReference(String(id));

  async function sentRefund(id: number, cents: number): Promise<string> {
    const [fan, shop] = [world.userOf('fan'), desk()];
    await setOwnRefundAccount(shop, fan, { ...account, orderId: id, version: 0 });
    const chosen = [{ orderId: id, cents, end: '3000' }];
    await sendRefundRun(shop, manager(), await makeRefundRun(shop, manager(), chosen));
    const { runs } = await readRefundDesk(shop, manager());
    return `RF-${id}-${runs[0]?.refunds[0]?.id ?? 0}`;
  }

  /** Orders and lines of one case. */
  async function made(one: Case): Promise<{ lines: WrittenLine[]; expected: Expected | null }> {
    const line = (cents: number, text: string): WrittenLine => {
      written += 1;
      return { cents, text: `${text} N${written}X`, bank: `B${written}` };
    };
    if (one === 'noise') {
      const twin = line(700, 'rent');
      written += 1;
      return { lines: [twin, twin], expected: null };
    }
    const at = one === 'cancelled' ? 'cancelled' : 'on-hold';
    const isPaid = one === 'refund' || one === 'part-refund';
    const id = await world.orderWith(
      at,
      one === 'refund' ? 'refund-due' : isPaid ? 'received' : 'awaiting',
    );
    const told = (payment: string, changes: number, refunds = 0) => ({
      ...{ id, payment, changes, refunds },
    });
    switch (one) {
      case 'exact':
        return { lines: [line(price, rf(id))], expected: told('received', 1) };
      case 'part':
        return { lines: [line(2_000, rf(id))], expected: told('awaiting', 0) };
      case 'parts':
        return {
          lines: [line(2_000, rf(id)), line(4_500, rf(id))],
          expected: told('received', 1),
        };
      case 'over':
        return { lines: [line(price + 500, rf(id))], expected: told('received', 1) };
      case 'double':
        return {
          lines: [line(price, rf(id)), line(price, rf(id))],
          expected: told('received', 1),
        };
      case 'currency':
        return {
          lines: [{ ...line(price, rf(id)), currency: 'USD' }],
          expected: told('awaiting', 0),
        };
      case 'cancelled':
        return { lines: [line(price, rf(id))], expected: told('refund-due', 1) };
      case 'refund': {
        const reference = await sentRefund(id, price);
        return { lines: [line(-price, reference)], expected: told('refunded', 3) };
      }
      case 'part-refund': {
        const part = { orderId: id, cents: 1_500, left: price, reason: 'Late' };
        await decidePartRefund(desk(), manager(), part);
        const reference = await sentRefund(id, 1_500);
        return { lines: [line(-1_500, reference)], expected: told('received', 1, 1) };
      }
    }
  }

  /** How many lines there are so far. */
  return { made, written: () => written };
}
