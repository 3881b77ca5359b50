import { openOnce } from '#app/platform/process/open-once.ts';

import { createAccountLimits } from '#app/server/limits/account-limits.server.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';

export interface AccountsStore {
  readonly database: Database;
  readonly limits: ReturnType<typeof createAccountLimits>;
}

const opened = openOnce(async (): Promise<AccountsStore> => {
  const database = await ownTables();
  return { database, limits: createAccountLimits(database) };
});

/** The tables of codes, links and limits, migrated. */
export const accountsStore = opened.open;
