import {
  bankAccountSetting,
  bankAccountWithVersion,
} from '#app/server/settings/store/bank-account.server.ts';
import { lastChange, type SettingChange } from '#app/server/settings/store/settings.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import type { BankAccount } from '#domain/payment/transfer/bank-account.ts';
import { assertAdministrator } from '#domain/account/role.ts';
import type { User } from '#domain/account/user.ts';

/** The account as its form shows it. */
export interface BankAccountSetting {
  readonly account: BankAccount | null;
  readonly version: number;
  /** Null while no one set it. */
  readonly changed: SettingChange | null;
}

/** The account with its version and who set it last. @throws AppError `not_allowed` for all but administrators */
export async function bankAccountSettingFor(
  person: Pick<User, 'role'>,
): Promise<BankAccountSetting> {
  assertAdministrator(person);
  const { value, version } = await bankAccountWithVersion();
  const changed = await lastChange(await ownTables(), bankAccountSetting);
  return { account: value, version, changed };
}
