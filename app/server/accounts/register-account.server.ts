import { createAccount } from '#app/server/backend/people/create-account.server.ts';
import { changeEmail } from '#app/server/backend/people/change-email.server.ts';
import { signInWithPassword } from '#app/server/backend/people/sign-in.server.ts';
import { peerAddress } from '#app/platform/request/peer-address.server.ts';
import { accountsStore } from '#app/server/accounts/store/accounts-store.server.ts';
import { outgoingMail } from '#app/server/mail/outgoing-mail.server.ts';
import {
  endRegistration,
  makeCode,
  releaseCode,
} from '#app/server/accounts/store/registrations.server.ts';
import { addRegistration } from '#app/server/accounts/store/add-registration.server.ts';
import { verifiedSince } from '#app/server/accounts/store/verified-addresses.server.ts';
import type { Registration } from '#domain/account/account.ts';
import { AppError } from '#domain/app-error.ts';
import { type Locale } from '#domain/locale.ts';
import { alreadyRegisteredMail } from './account-mails.server.ts';
import { requireUncommon } from './new-password.server.ts';
import { recordRegistration, textsToAgreeTo } from './registration-consents.server.ts';
import { demand, requireCode, keyOf, codeMailOf } from './registration.server.ts';

/**
 * Registers a user and queues the mail with the code. The response is the same whether or not the address has an
 * account: only its owner is told.
 * @param instead an attempt of the same user that was begun with a wrong address
 * @returns the attempt that the code belongs to
 */
export async function registerAccount(
  registration: Registration,
  locale: Locale,
  instead?: string,
): Promise<string> {
  const { kind, email, username, password } = registration;
  const shop = kind === 'celebrity' ? [registration.shopName] : [];
  await requireUncommon(password, [username, email, ...shop]);
  const address = peerAddress();
  await demand([
    ['registerPerAddressHour', address],
    ['registerPerAddressDay', address],
  ]);
  await requireCode(email);
  const { database } = await accountsStore();
  // Before the account exists, so that it does not count as an older one.
  await verifiedSince(database, new Date());
  const texts = await textsToAgreeTo(locale);
  const accountId = await inPlaceOf(instead, (begun) =>
    kind === 'fan' && begun !== null
      ? correctAddress(begun, registration, locale)
      : createAccount(registration, locale, begun),
  );
  await recordRegistration(database, accountId, texts, locale);
  const recipient = { to: email, locale };
  const code = makeCode();
  const words = await (accountId === null
    ? alreadyRegisteredMail(recipient)
    : codeMailOf[kind](recipient, code));
  const mail = await outgoingMail();
  return database.transaction(async (transaction) => {
    const id = await addRegistration(
      transaction,
      { accountId, email, locale, code },
      { key: keyOf[kind](), now: new Date() },
    );
    await mail.put(words, transaction);
    return id;
  });
}

/**
 * Corrects the address of a fan's account that was created with a wrong one. A fan's account is fully usable at once,
 * so the password shows that it is the same user; with another name or password it is another account.
 * @returns the account, or null when the address belongs to another one
 */
async function correctAddress(
  begun: number,
  registration: Registration,
  locale: Locale,
): Promise<number | null> {
  const { username, password, email } = registration;
  try {
    const signedIn = await signInWithPassword(username, password);
    if (signedIn.user.id !== begun) return await createAccount(registration, locale);
    await changeEmail(signedIn, email);
    return begun;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'wrong_credentials') return createAccount(registration, locale);
    if (error.code === 'invalid_input' && error.fields['newCode']) return null;
    throw error;
  }
}

/** Ends an attempt while its replacement account is created; if that fails, the attempt stays valid. */
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
