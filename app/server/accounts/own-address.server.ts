import { readAccountAddress } from '#app/server/backend/people/create-account.server.ts';
import { peerAddress } from '#app/platform/request/peer-address.server.ts';
import { purposeKey } from '#app/platform/secret/purpose-key.server.ts';
import type { AccountLimit } from '#app/server/limits/limit-table.server.ts';
import { accountsStore } from '#app/server/accounts/store/accounts-store.server.ts';
import { outgoingMail } from '#app/server/mail/outgoing-mail.server.ts';
import { emailOfRegistration, makeCode } from '#app/server/accounts/store/registrations.server.ts';
import { addRegistration } from '#app/server/accounts/store/add-registration.server.ts';
import { tryCode } from './store/try-code.server.ts';
import { noteVerified } from '#app/server/accounts/store/verified-addresses.server.ts';
import { AppError } from '#domain/app-error.ts';
import type { Locale } from '#domain/locale.ts';

import { addressCodeMail } from './account-mails.server.ts';

/** Not the key of registrations: a code for one is not valid for the other. */
const key = () => purposeKey('own-address');

async function demand(limits: readonly (readonly [AccountLimit, string])[]): Promise<void> {
  const { limits: counters } = await accountsStore();
  for (const [limit, whose] of limits) {
    const retryAfter = await counters.attempt(limit, whose);
    if (retryAfter !== null) throw new AppError('too_many_requests', { retryAfter });
  }
}

/** A code that was mailed: what it belongs to, and its recipient. */
export interface SentCode {
  readonly attempt: string;
  readonly email: string;
}

/**
 * Mails a code to the address of an account, for its owner to enter.
 * @throws AppError `too_many_requests` with the wait
 */
export async function mailAddressCode(personId: number, locale: Locale): Promise<SentCode> {
  const { email } = await readAccountAddress(personId);
  await demand([
    ['codePerEmailHour', email],
    ['codePerEmailDay', email],
    ['codePerAddress', peerAddress()],
  ]);
  const { database } = await accountsStore();
  const code = makeCode();
  const words = await addressCodeMail({ to: email, locale }, code);
  const mail = await outgoingMail();
  return database.transaction(async (transaction) => {
    const attempt = await addRegistration(
      transaction,
      { accountId: personId, email, locale, code },
      { key: key(), now: new Date() },
    );
    await mail.put(words, transaction);
    return { attempt, email };
  });
}

/**
 * Marks the address as verified, if the code is right.
 * @throws AppError `invalid_input` on `code` for a wrong one, `code_expired` when a new one is needed,
 *   `too_many_requests`
 */
export async function confirmOwnAddress(
  personId: number,
  { attempt, code }: { attempt: string; code: string },
): Promise<void> {
  await demand([['codeTryPerAddress', peerAddress()]]);
  const { database } = await accountsStore();
  const now = new Date();
  const tried = await tryCode(database, { id: attempt, code }, { key: key(), now });
  if (tried.result === 'wrong') throw new AppError('invalid_input', { fields: { code: 'wrong' } });
  const email = await emailOfRegistration(database, attempt);
  if (tried.result === 'dead' || tried.accountId !== personId || email === null) {
    throw new AppError('code_expired');
  }
  await noteVerified(database, { personId, email }, now);
}
