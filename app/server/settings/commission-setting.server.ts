import {
  commissionSetting,
  commissionWithVersion,
} from '#app/server/settings/store/commission.server.ts';
import { lastChange, type SettingChange } from '#app/server/settings/store/settings.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import type { CommissionRate } from '#domain/money/commission.ts';
import { assertAdministrator } from '#domain/account/role.ts';
import type { User } from '#domain/account/user.ts';

/** The commission as its form shows it. */
export interface CommissionView {
  readonly rate: CommissionRate;
  readonly version: number;
  /** Null until it is set. */
  readonly changed: SettingChange | null;
}

/** The rate with its version and who last set it. @throws AppError `not_allowed` for all but administrators */
export async function commissionFor(person: Pick<User, 'role'>): Promise<CommissionView> {
  assertAdministrator(person);
  const { value, version } = await commissionWithVersion();
  const changed = await lastChange(await ownTables(), commissionSetting);
  return { rate: value, version, changed };
}
