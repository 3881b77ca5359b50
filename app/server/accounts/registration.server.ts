import { confirmCelebrity } from '#app/server/backend/people/create-account.server.ts';
import { peerAddress } from '#app/platform/request/peer-address.server.ts';
import { purposeKey } from '#app/platform/secret/purpose-key.server.ts';
import type { AccountLimit } from '#app/server/limits/limit-table.server.ts';
import { accountsStore } from '#app/server/accounts/store/accounts-store.server.ts';
import { outgoingMail } from '#app/server/mail/outgoing-mail.server.ts';
import {
  emailOfRegistration,
  makeCode,
  releaseCode,
  renewCode,
} from '#app/server/accounts/store/registrations.server.ts';
import { tryCode } from './store/try-code.server.ts';
import { noteVerified } from '#app/server/accounts/store/verified-addresses.server.ts';
import type { AccountKind } from '#domain/account/account-kind.ts';
import { AppError } from '#domain/app-error.ts';
import { defaultLocale, isLocale } from '#domain/locale.ts';

import { addressCodeMail, codeMail } from './account-mails.server.ts';

export async function demand(limits: readonly (readonly [AccountLimit, string])[]): Promise<void> {
  const { limits: counters } = await accountsStore();
  for (const [limit, key] of limits) {
    const retryAfter = await counters.attempt(limit, key);
    if (retryAfter !== null) throw new AppError('too_many_requests', { retryAfter });
  }
}

export function requireCode(email: string): Promise<void> {
  return demand([
    ['codePerEmailHour', email],
    ['codePerEmailDay', email],
    ['codePerAddress', peerAddress()],
  ]);
}

/** Keys for hashing codes: a code that confirms a celebrity's account does not verify a fan's address. */
export const keyOf: Readonly<Record<AccountKind, () => Uint8Array>> = {
  celebrity: () => purposeKey('code'),
  fan: () => purposeKey('own-address'),
};

export const codeMailOf = { celebrity: codeMail, fan: addressCodeMail } as const;

/**
 * Confirms a celebrity's account, or verifies a fan's address.
 * @throws AppError `invalid_input` on `code` for a wrong one, `code_expired` when a new one is needed
 */
export async function checkCode(kind: AccountKind, id: string, code: string): Promise<void> {
  await demand([['codeTryPerAddress', peerAddress()]]);
  const { database } = await accountsStore();
  const now = new Date();
  const tried = await tryCode(database, { id, code }, { key: keyOf[kind](), now });
  if (tried.result === 'wrong') throw new AppError('invalid_input', { fields: { code: 'wrong' } });
  const email = await emailOfRegistration(database, id);
  if (tried.result === 'dead' || email === null) throw new AppError('code_expired');
  if (kind === 'celebrity') {
    try {
      await confirmCelebrity(tried.accountId);
    } catch (error) {
      await releaseCode(database, id);
      throw error;
    }
  }
  // The owner received the code at this address, so it is verified.
  await noteVerified(database, { personId: tried.accountId, email }, now);
}

/** Mails a new code that replaces the old one. The response is the same for an attempt that is over or unknown. */
export async function mailNewCode(kind: AccountKind, id: string): Promise<void> {
  const { database } = await accountsStore();
  await requireCode((await emailOfRegistration(database, id)) ?? id);
  const code = makeCode();
  const mail = await outgoingMail();
  await database.transaction(async (transaction) => {
    const row = await renewCode(transaction, { id, code }, { key: keyOf[kind](), now: new Date() });
    if (!row || row.accountId === null) return mail.putNothing(transaction);
    const locale = isLocale(row.locale) ? row.locale : defaultLocale;
    await mail.put(await codeMailOf[kind]({ to: row.email, locale }, code), transaction);
  });
}
