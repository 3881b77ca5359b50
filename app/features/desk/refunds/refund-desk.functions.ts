import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { moveRefund, sendRefundRun } from '#app/server/refunds/move-refunds.server.ts';
import { readRefundDesk } from '#app/server/refunds/read-refund-desk.server.ts';
import { openRefundDesk } from '#app/server/refunds/refund-desk.server.ts';
import { fileRefundRun } from '#app/server/refunds/refund-file.server.ts';
import { makeRefundRun } from '#app/server/refunds/refund-runs.server.ts';
import {
  noteGoodsReturned,
  readExpectedReturns,
} from '#app/server/withdrawals/returned-goods.server.ts';
import { openWithdrawalDesk } from '#app/server/withdrawals/withdrawal-desk.server.ts';
import { recentlyConfirmed } from '#app/server/sessions/recently-confirmed.ts';
import { signedIn } from '#app/server/sessions/signed-in.ts';
import { maxRefundsAtOnce } from '#domain/refund/refund.ts';

const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_000_000_000));
const chosenSchema = v.object({
  orderId: id,
  cents: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99_999_999_999)),
  end: v.pipe(v.string(), v.maxLength(4)),
});

/** What has to go back by bank transfer, and the newest runs, for managers. @throws AppError `not_allowed` */
export const readRefunds = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .handler(async ({ context }) => readRefundDesk(await openRefundDesk(), context.auth.user));

/**
 * Prepares a run of refunds as they were seen. @returns its number
 * @throws AppError `not_allowed`, `refund_moved_on`, `run_unsendable`, `confirmation_required` /
 */
export const prepareRefunds = createServerFn({ method: 'POST' })
  .middleware([signedIn, recentlyConfirmed])
  .validator(
    v.object({
      chosen: v.pipe(v.array(chosenSchema), v.minLength(1), v.maxLength(maxRefundsAtOnce)),
    }),
  )
  .handler(async ({ context, data }) => ({
    run: await makeRefundRun(await openRefundDesk(), context.auth.user, data.chosen),
  }));

/**
 * The file of a run for the bank. From then on no refund of it can be taken out. @returns XML
 * @throws AppError `not_allowed`, `not_found`, `refund_moved_on`, `run_unsendable`, `confirmation_required` /
 */
export const fileRefunds = createServerFn({ method: 'POST' })
  .middleware([signedIn, recentlyConfirmed])
  .validator(v.object({ runId: id }))
  .handler(async ({ context, data }) => ({
    file: await fileRefundRun(await openRefundDesk(), context.auth.user, data.runId),
  }));

/**
 * Marks a run as sent to the bank.
 * @throws AppError `not_allowed`, `not_found`, `refund_moved_on`, `confirmation_required` /
 */
export const sendRefunds = createServerFn({ method: 'POST' })
  .middleware([signedIn, recentlyConfirmed])
  .validator(v.object({ runId: id }))
  .handler(async ({ context, data }) => {
    await sendRefundRun(await openRefundDesk(), context.auth.user, data.runId);
  });

/**
 * Takes a refund out of a run, books it, or books that the bank returned it.
 * @throws AppError `not_allowed`, `not_found`, `refund_moved_on`, `run_filed`, `confirmation_required` /
 */
export const changeRefund = createServerFn({ method: 'POST' })
  .middleware([signedIn, recentlyConfirmed])
  .validator(v.object({ id, action: v.picklist(['drop', 'book', 'return']) }))
  .handler(async ({ context, data }) => {
    await moveRefund(await openRefundDesk(), context.auth.user, data);
  });

/** Orders that were withdrawn from and whose goods come back, for managers. @throws AppError `not_allowed` */
export const readReturns = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .handler(async ({ context }) =>
    readExpectedReturns(await openWithdrawalDesk(), context.auth.user),
  );

/**
 * Notes that the goods of an order came back, so that its refund is due, for managers.
 * @throws AppError `not_allowed`, `not_found`, `refund_moved_on` /
 */
export const markReturned = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ orderId: id }))
  .handler(async ({ context, data }) => {
    await noteGoodsReturned(await openWithdrawalDesk(), context.auth.user, data.orderId);
  });
