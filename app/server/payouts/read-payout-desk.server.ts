import { payeeNames } from '#app/server/backend/people/payee.server.ts';
import { isTrouble } from '#domain/error-kinds.ts';
import type { Actor } from '#domain/account/role.ts';
import {
  assertPaysOut,
  isPayoutState,
  noPayoutParts,
  type PayableCelebrity,
  type PayoutDeskView,
  type PayoutParts,
  type PayoutRunView,
} from '#domain/payout/payout.ts';
import { endOf } from '#domain/payment/transfer/sepa-account.ts';
import { holderHint } from '#domain/payout/payout-account.ts';
import { balanceFrom, isPayable } from '#domain/payout/payout-rules.ts';

import type { PayoutDesk } from './payout-desk.server.ts';
import { payoutTimes } from './payout-times.server.ts';
import { celebritiesWithAccount, findPayoutAccounts } from './store/payout-accounts.server.ts';
import { nettedInPayouts, nettedSince } from './store/netted-sums.server.ts';
import { listRuns } from './store/payout-runs.server.ts';
import { payoutSums } from './store/payout-sums.server.ts';

/** Each costs two questions to the back end. */
const celebritiesShown = 50;
const runsShown = 20;

/** The names of a celebrity; none while the back end is in trouble, which is no reason to show no page. */
async function knownNames(celebrityId: number): Promise<readonly string[]> {
  try {
    return await payeeNames(celebrityId);
  } catch (error) {
    if (isTrouble(error)) return [];
    throw error;
  }
}

function runView(
  { payouts, ...run }: Awaited<ReturnType<typeof listRuns>>[number],
  netted: ReadonlyMap<number, PayoutParts>,
): PayoutRunView {
  return {
    id: run.id,
    createdAt: run.createdAt.toISOString(),
    filedAt: run.filedAt?.toISOString() ?? null,
    sentAt: run.sentAt?.toISOString() ?? null,
    by: run.createdByName,
    payouts: payouts.flatMap(({ id, celebrityId, name, cents, accountEnd: end, state }) =>
      isPayoutState(state)
        ? [
            {
              ...{ id, celebrityId, name, cents, end, state },
              parts: netted.get(id) ?? noPayoutParts,
            },
          ]
        : [],
    ),
  };
}

/** Who can be paid, and the newest runs. @throws AppError `not_allowed` */
export async function readPayoutDesk(
  desk: Pick<PayoutDesk, 'database' | 'rules' | 'ownAccount' | 'now'>,
  actor: Pick<Actor, 'role'>,
): Promise<PayoutDeskView> {
  assertPaysOut(actor);
  const { database } = desk;
  const rules = await desk.rules();
  const sums = await payoutSums(database, payoutTimes(desk.now(), rules));
  const open = [...sums]
    .map(([celebrityId, own]) => ({ celebrityId, balance: balanceFrom(own) }))
    .filter(({ balance }) => isPayable(balance, rules))
    .toSorted((a, b) => b.balance.available - a.balance.available || a.celebrityId - b.celebrityId);
  const ready = await celebritiesWithAccount(database);
  const [able, unable] = [true, false].map((has) =>
    open.filter(({ celebrityId }) => ready.has(celebrityId) === has),
  ) as [typeof open, typeof open];
  const shown = [...able, ...unable].slice(0, celebritiesShown);
  const ids = shown.map(({ celebrityId }) => celebrityId);
  const accounts = await findPayoutAccounts(database, ids);
  const netted = await nettedSince(database, ids, rules.holdDays);
  const payable = await Promise.all(
    shown.map(async ({ celebrityId, balance }): Promise<PayableCelebrity> => {
      const names = await knownNames(celebrityId);
      const stored = accounts.get(celebrityId);
      const account = stored && {
        holder: stored.account.holder,
        end: endOf(stored.account),
        hint: holderHint(stored.account.holder, names),
        changedAt: stored.changedAt.toISOString(),
      };
      return {
        celebrityId,
        name: names[0] ?? `#${celebrityId}`,
        balance,
        parts: netted.get(celebrityId) ?? noPayoutParts,
        account: account ?? null,
      };
    }),
  );
  const runs = await listRuns(database, runsShown);
  const paid = runs.flatMap(({ payouts }) => payouts.map(({ id }) => id));
  const nettedThen = await nettedInPayouts(database, paid, rules.holdDays);
  return {
    rules,
    hasOwnAccount: (await desk.ownAccount()) !== null,
    payable,
    isMore: able.length > celebritiesShown,
    withoutAccount: unable.length,
    runs: runs.map((run) => runView(run, nettedThen)),
  };
}
