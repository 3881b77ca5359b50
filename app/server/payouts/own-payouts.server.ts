import { readCorrespondent } from '#app/server/backend/people/accounts.server.ts';
import { recipientOf } from '#app/platform/mail/mail-writer.server.ts';
import { writeMail } from '#app/platform/mail/write-mail.server.ts';
import { isNameForBanks } from '#app/server/payments/files/credit-transfer-file.server.ts';
import { noteChangeIn } from '#app/server/settings/store/change-log.server.ts';
import type { Actor } from '#domain/account/role.ts';
import type { User } from '#domain/account/user.ts';
import { AppError } from '#domain/app-error.ts';
import {
  assertEarns,
  isPayoutState,
  noPayoutParts,
  payoutReference,
  type OwnPayoutAccount,
  type OwnPayouts,
} from '#domain/payout/payout.ts';
import { endOf } from '#domain/payment/transfer/sepa-account.ts';
import { type PayoutAccount } from '#domain/payout/payout-account.ts';
import { balanceFrom, type PayoutBalance } from '#domain/payout/payout-rules.ts';

import type { PayoutDesk } from './payout-desk.server.ts';
import { payoutAccountMail } from './payout-mails.server.ts';
import { payoutTimes } from './payout-times.server.ts';
import { statementMonths } from './payout-statement.server.ts';
import {
  findPayoutAccount,
  sealAccount,
  storePayoutAccount,
} from './store/payout-accounts.server.ts';
import { nettedInPayouts } from './store/netted-sums.server.ts';
import { payoutsOfCelebrity } from './store/payout-runs.server.ts';
import { payoutSums } from './store/payout-sums.server.ts';

const payoutsShown = 24;

type Reading = Pick<PayoutDesk, 'database' | 'rules' | 'now'>;

/** A celebrity's money: earned, on hold, available and paid out. @throws AppError `not_allowed` */
export async function readOwnBalance(desk: Reading, actor: Actor): Promise<PayoutBalance> {
  assertEarns(actor);
  const times = payoutTimes(desk.now(), await desk.rules());
  const sums = await payoutSums(desk.database, times, [actor.id]);
  return balanceFrom(sums.get(actor.id) ?? { earned: 0, held: 0, paidOut: 0, settled: 0 });
}

async function readOwnAccount({ database }: Reading, actor: Actor): Promise<OwnPayoutAccount> {
  const found = await findPayoutAccount(database, actor.id);
  if (!found) return { account: null, version: 0, changedAt: null };
  const { account, version, changedAt } = found;
  return { account, version, changedAt: changedAt.toISOString() };
}

/** Everything about a celebrity's own payouts. @throws AppError `not_allowed` */
export async function readOwnPayouts(desk: Reading, actor: Actor): Promise<OwnPayouts> {
  assertEarns(actor);
  const rows = await payoutsOfCelebrity(desk.database, actor.id, payoutsShown);
  const rules = await desk.rules();
  const netted = await nettedInPayouts(
    desk.database,
    rows.map(({ id }) => id),
    rules.holdDays,
  );
  return {
    rules,
    balance: await readOwnBalance(desk, actor),
    account: await readOwnAccount(desk, actor),
    payouts: rows.flatMap(({ id, cents, accountEnd, state, stateAt }) =>
      isPayoutState(state)
        ? [
            {
              ...{ reference: payoutReference(id), cents, end: accountEnd, state },
              parts: netted.get(id) ?? noPayoutParts,
              at: stateAt.toISOString(),
            },
          ]
        : [],
    ),
    months: await statementMonths(desk, actor.id),
  };
}

/**
 * Sets the account that a celebrity is paid to, based on a version. It is told by mail and kept in the log: all of it,
 * or nothing. @throws AppError `not_allowed`, `setting_moved_on`, `invalid_input` if nothing of the holder is left in
 * the characters that banks take
 */
export async function setPayoutAccount(
  desk: PayoutDesk,
  person: User,
  { version, ...account }: PayoutAccount & { readonly version: number },
): Promise<OwnPayoutAccount> {
  assertEarns(person);
  if (!isNameForBanks({ name: account.holder, iban: account.iban }))
    throw new AppError('invalid_input', { fields: { holder: 'not-a-bank-name' } });
  const { database, queue } = desk;
  const now = desk.now();
  const before = await findPayoutAccount(database, person.id);
  const was = before && endOf(before.account);
  const end = endOf(account);
  const told = await readCorrespondent(person.id);
  const words = payoutAccountMail({ holder: account.holder, end, was });
  const mail = told && (await writeMail(recipientOf(told), words, await desk.site()));
  const sealed = await sealAccount(account);
  await database.transaction(async (transaction) => {
    const isStored = await storePayoutAccount(transaction, person.id, { sealed, version, now });
    if (!isStored) throw new AppError('setting_moved_on');
    await noteChangeIn(transaction, {
      name: 'payout-account',
      value: { person: person.name, end, was },
      ...{ actor: person, now },
    });
    if (mail) await queue.put(mail, transaction);
  });
  return readOwnAccount(desk, person);
}
