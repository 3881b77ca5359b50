import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { expect } from 'vitest';

import { checkLedger } from '#app/server/ledger/check-ledger.server.ts';
import { postChangedOrders } from '#app/server/ledger/post-orders.server.ts';
import { ledgerEntries } from '#app/server/ledger/store/ledger.schema.ts';
import type { Database } from '#app/server/db/database.server.ts';
import type { RateChange } from '#domain/money/commission.ts';

import { moveOrder } from '#app/server/backend/orders/orders.server.ts';
import { orderSchema } from '#backend/contract/orders/order.ts';
import { orderMeta, paymentMethodId } from '#backend/contract/orders/order-meta.ts';

import { serviceAuthorization } from '#tests/support/databases/backend-fixture.ts';
import type { PaymentWorld } from '../payments/payment-world.ts';
import { worldStart } from '#tests/support/databases/seed-world.ts';
import { databases } from '#tests/support/databases/open-database.ts';

/** An unpaid order for 65 € whose video is there: its celebrity can send it. */
export async function orderToFulfil({ fixture, productId, userOf }: PaymentWorld): Promise<number> {
  const { body } = await fixture.ask('POST', '/wp-json/wc/v3/orders', {
    authorization: serviceAuthorization,
    body: {
      status: 'processing',
      customer_id: userOf('fan').id,
      payment_method: paymentMethodId.transfer,
      line_items: [{ product_id: productId, quantity: 1 }],
      meta_data: [
        { key: orderMeta.answerVideo, value: JSON.stringify({ videoId: 'vi1', bytes: 1 }) },
      ],
    },
  });
  return v.parse(orderSchema, body).id;
}

/** The celebrity sends the video. */
export async function fulfil({ userOf }: PaymentWorld, orderId: number): Promise<void> {
  const command = { orderId, action: 'fulfil', from: 'processing' } as const;
  const sent = { trackingNumber: '', untracked: false, answers: [] };
  const { status } = await moveOrder({ ...command, ...sent }, userOf('celebrity'));
  expect(status).toBe('completed');
}

/** The rates that hold in these tests, unless one says otherwise. */
export const noRates: readonly RateChange[] = [];

/** The app's own tables, empty, with a second way to them where there is one. */
export async function openLedger() {
  const [first] = databases;
  if (!first) throw new Error('there is no database to test on');
  const { database, beside, close } = await first.open('own-tables');
  const post = (own: Database = database, isStopped?: () => boolean) =>
    postChangedOrders({
      ...{ database: own, rates: async () => noRates, now: () => worldStart },
      ...(isStopped ? { isStopped } : {}),
    });
  return {
    database,
    close,
    post,
    /** Books as another process would. */
    postBeside: () => post(beside ?? database),
    check: () => checkLedger(database, noRates),
    /** Every row, without what differs from one time to another. */
    async rows(orderId?: number): Promise<readonly string[]> {
      const all = await database
        .select()
        .from(ledgerEntries)
        .where(orderId === undefined ? sql`true` : sql`order_id = ${orderId}`)
        .orderBy(ledgerEntries.id);
      return all
        .map(({ movement, account, cents, at }) =>
          [movement, account, cents, at.toISOString()].join(' '),
        )
        .toSorted();
    },
    /** The balance of an account. */
    async balance(account: string): Promise<number> {
      const all = await database.select().from(ledgerEntries);
      return all.reduce((sum, row) => sum + (row.account === account ? row.cents : 0), 0);
    },
  };
}
export type LedgerWorld = Awaited<ReturnType<typeof openLedger>>;
