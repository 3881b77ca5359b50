import { accountsStore } from '#app/server/accounts/store/accounts-store.server.ts';
import type { Database } from '#app/server/db/database.server.ts';
import type { createAccountLimits } from '#app/server/limits/account-limits.server.ts';

/** What gifts need. */
export interface GiftDesk {
  readonly database: Database;
  readonly limits: Pick<ReturnType<typeof createAccountLimits>, 'attempt' | 'isUsedUp'>;
  readonly now: () => Date;
}

/** The one of this installation. */
export async function openGiftDesk(): Promise<GiftDesk> {
  return { ...(await accountsStore()), now: () => new Date() };
}
