import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { reversePayout, sendPayoutRun } from '#app/server/payouts/move-payouts.server.ts';
import { filePayoutRun } from '#app/server/payouts/payout-file.server.ts';
import { openPayoutDesk } from '#app/server/payouts/payout-desk.server.ts';
import { makePayoutRun } from '#app/server/payouts/payout-runs.server.ts';
import { readPayoutDesk } from '#app/server/payouts/read-payout-desk.server.ts';
import { recentlyConfirmed } from '#app/server/sessions/recently-confirmed.ts';
import { signedIn } from '#app/server/sessions/signed-in.ts';
import { maxPayoutsAtOnce } from '#domain/payout/payout.ts';

const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_000_000_000));
const chosenSchema = v.object({
  celebrityId: id,
  cents: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000_000_000)),
  end: v.pipe(v.string(), v.maxLength(4)),
});

/** Who can be paid, and the newest runs, for managers. @throws AppError `not_allowed` */
export const readPayouts = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .handler(async ({ context }) => readPayoutDesk(await openPayoutDesk(), context.auth.user));

/**
 * Prepares a run of payouts as they were seen. @returns its number
 * @throws AppError `not_allowed`, `payout_moved_on`, `run_unsendable`, `confirmation_required` /
 */
export const preparePayouts = createServerFn({ method: 'POST' })
  .middleware([signedIn, recentlyConfirmed])
  .validator(
    v.object({
      chosen: v.pipe(v.array(chosenSchema), v.minLength(1), v.maxLength(maxPayoutsAtOnce)),
    }),
  )
  .handler(async ({ context, data }) => ({
    run: await makePayoutRun(await openPayoutDesk(), context.auth.user, data.chosen),
  }));

/**
 * The file of a run for the bank. From then on no payout of it can be dropped. @returns XML
 * @throws AppError `not_allowed`, `not_found`, `run_unsendable`, `confirmation_required` /
 */
export const filePayouts = createServerFn({ method: 'POST' })
  .middleware([signedIn, recentlyConfirmed])
  .validator(v.object({ runId: id }))
  .handler(async ({ context, data }) => ({
    file: await filePayoutRun(await openPayoutDesk(), context.auth.user, data.runId),
  }));

/**
 * Marks a run as sent to the bank.
 * @throws AppError `not_allowed`, `not_found`, `payout_moved_on`, `confirmation_required` /
 */
export const sendPayouts = createServerFn({ method: 'POST' })
  .middleware([signedIn, recentlyConfirmed])
  .validator(v.object({ runId: id }))
  .handler(async ({ context, data }) => {
    await sendPayoutRun(await openPayoutDesk(), context.auth.user, data.runId);
  });

/**
 * Takes a payout out of a run, or books that the bank returned it.
 * @throws AppError `not_allowed`, `not_found`, `payout_moved_on`, `run_filed`, `confirmation_required` /
 */
export const undoPayout = createServerFn({ method: 'POST' })
  .middleware([signedIn, recentlyConfirmed])
  .validator(v.object({ id, action: v.picklist(['drop', 'return']) }))
  .handler(async ({ context, data }) => {
    await reversePayout(await openPayoutDesk(), context.auth.user, data);
  });
