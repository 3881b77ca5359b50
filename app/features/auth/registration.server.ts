import { confirmCelebrity, createAccount } from '#app/gateway/person/accounts.server.ts';
import { peerAddress } from '#app/platform/request/peer-address.server.ts';
import { purposeKey } from '#app/platform/secret/purpose-key.server.ts';
import type { AccountLimit } from '#app/store/account-limits.server.ts';
import { accountsStore } from '#app/store/accounts-store.server.ts';
import { outgoingMail } from '#app/store/outgoing-mail.server.ts';
import {
  addRegistration,
  emailOfRegistration,
  endRegistration,
  makeCode,
  releaseCode,
  renewCode,
  tryCode,
} from '#app/store/registrations.server.ts';
import { verifiedSince } from '#app/store/verified-addresses.server.ts';
import type { Registration } from '#domain/account/account.ts';
import { AppError } from '#domain/app-error.ts';
import { defaultLocale, isLocale, type Locale } from '#domain/locale.ts';

import { alreadyRegisteredMail, codeMail, welcomeMail } from './account-mails.server.ts';
import { demandUncommon } from './new-password.server.ts';
import { recordRegistration, textsToAgreeTo } from './registration-consents.server.ts';

async function demand(limits: readonly (readonly [AccountLimit, string])[]): Promise<void> {
  const { limits: counters } = await accountsStore();
  for (const [limit, key] of limits) {
    const retryAfter = await counters.attempt(limit, key);
    if (retryAfter !== null) throw new AppError('too_many_requests', { retryAfter });
  }
}

function demandCode(email: string): Promise<void> {
  return demand([
    ['codePerEmailHour', email],
    ['codePerEmailDay', email],
    ['codePerAddress', peerAddress()],
  ]);
}

/**
 * Registers somebody and promises the mail. The answer is the same whether or not the address has an
 * account: only its owner is told.
 * @param instead an attempt of the same person, of which nothing is left
 * @returns the attempt that a celebrity's code belongs to; null for a fan
 */
export async function registerSomebody(
  registration: Registration,
  locale: Locale,
  instead?: string,
): Promise<string | null> {
  const { kind, email, username, password } = registration;
  const shop = kind === 'celebrity' ? [registration.shopName] : [];
  await demandUncommon(password, [username, email, ...shop]);
  const address = peerAddress();
  await demand([
    ['registerPerAddressHour', address],
    ['registerPerAddressDay', address],
  ]);
  if (kind === 'celebrity') await demandCode(email);
  const { database } = await accountsStore();
  // Before there is the account: it is none of those that were there already.
  await verifiedSince(database, new Date());
  const texts = await textsToAgreeTo(locale);
  const accountId = await inPlaceOf(instead, (begun) => createAccount(registration, locale, begun));
  await recordRegistration(database, accountId, texts, locale);
  const recipient = { to: email, locale };
  const mail = await outgoingMail();
  if (kind === 'fan') {
    const words = await (accountId === null ? alreadyRegisteredMail : welcomeMail)(recipient);
    // Whoever asks, and from wherever: nobody's mailbox is filled with these.
    const { limits } = await accountsStore();
    const maySend = await limits.take('noticePerEmail', email.toLowerCase());
    await (maySend || accountId !== null
      ? mail.put(words)
      : database.transaction((transaction) => mail.putNothing(transaction)));
    return null;
  }
  const code = makeCode();
  const words = await (accountId === null
    ? alreadyRegisteredMail(recipient)
    : codeMail(recipient, code));
  return database.transaction(async (transaction) => {
    const id = await addRegistration(
      transaction,
      { accountId, email, locale, code },
      { key: purposeKey('code'), now: new Date() },
    );
    await mail.put(words, transaction);
    return id;
  });
}

/** Ends an attempt while another account is made in the place of its own; where none can be, the attempt goes on. */
async function inPlaceOf(
  attempt: string | undefined,
  make: (accountId: number | null) => Promise<number | null>,
): Promise<number | null> {
  if (attempt === undefined) return make(null);
  const { database } = await accountsStore();
  const begun = await endRegistration(database, attempt, new Date());
  try {
    return await make(begun);
  } catch (error) {
    if (begun !== null) await releaseCode(database, attempt);
    throw error;
  }
}

/** @throws AppError `invalid_input` on `code` for a wrong one, `code_expired` when a new one is needed */
export async function checkCode(id: string, code: string): Promise<void> {
  await demand([['codeTryPerAddress', peerAddress()]]);
  const { database } = await accountsStore();
  const tried = await tryCode(database, { id, code }, { key: purposeKey('code'), now: new Date() });
  if (tried.result === 'wrong') throw new AppError('invalid_input', { fields: { code: 'wrong' } });
  if (tried.result === 'dead') throw new AppError('code_expired');
  try {
    await confirmCelebrity(tried.accountId);
  } catch (error) {
    await releaseCode(database, id);
    throw error;
  }
}

/** Mails a new code in the place of the old one. An attempt that is over, or nobody's, is answered alike. */
export async function mailNewCode(id: string): Promise<void> {
  const { database } = await accountsStore();
  await demandCode((await emailOfRegistration(database, id)) ?? id);
  const code = makeCode();
  const mail = await outgoingMail();
  await database.transaction(async (transaction) => {
    const row = await renewCode(
      transaction,
      { id, code },
      { key: purposeKey('code'), now: new Date() },
    );
    if (!row || row.accountId === null) return mail.putNothing(transaction);
    const locale = isLocale(row.locale) ? row.locale : defaultLocale;
    await mail.put(await codeMail({ to: row.email, locale }, code), transaction);
  });
}
