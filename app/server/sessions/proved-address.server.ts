import type { AccountAddress } from '#app/server/backend/people/create-account.server.ts';
import { accountsStore } from '#app/server/accounts/store/accounts-store.server.ts';
import { isVerified, verifiedSince } from '#app/server/accounts/store/verified-addresses.server.ts';

/**
 * Whether the owner of an account has verified its email address. Accounts older than this check count as verified (ADR
 * 0063).
 */
export async function hasProvedAddress(
  { id, email, registeredAt }: Pick<AccountAddress, 'id' | 'email' | 'registeredAt'>,
  now: Date,
): Promise<boolean> {
  const { database } = await accountsStore();
  if (await isVerified(database, { personId: id, email })) return true;
  const since = await verifiedSince(database, now);
  return registeredAt !== null && registeredAt < since;
}
