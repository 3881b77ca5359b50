import { createAccountLimits } from './account-limits.server.ts';
import { openDatabase, type Database } from './database.server.ts';
import { migrateStore } from './migrate.server.ts';

export interface AccountsStore {
  readonly database: Database;
  readonly limits: ReturnType<typeof createAccountLimits>;
}

let ready: Promise<AccountsStore> | undefined;

/** The tables of codes, links and limits, brought up to date. */
export function accountsStore(): Promise<AccountsStore> {
  ready ??= openDatabase().then(async (database) => {
    await migrateStore(database);
    return { database, limits: createAccountLimits(database) };
  });
  return ready;
}
