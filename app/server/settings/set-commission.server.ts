import { commissionSetting } from '#app/server/settings/store/commission.server.ts';
import { changeSetting } from '#app/server/settings/store/settings.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { AppError } from '#domain/app-error.ts';
import { assertAdministrator } from '#domain/account/role.ts';
import type { User } from '#domain/account/user.ts';
import { type CommissionView, commissionFor } from './commission-setting.server.ts';

/**
 * Sets the rate for orders placed from now on, based on a version.
 * @throws AppError `not_allowed`, `setting_moved_on`
 */
export async function setCommission(
  { rate, version }: Pick<CommissionView, 'rate' | 'version'>,
  person: User,
): Promise<CommissionView> {
  assertAdministrator(person);
  const written = await changeSetting(
    await ownTables(),
    commissionSetting,
    { value: rate, version },
    { actor: person, now: new Date() },
  );
  if (written === null) throw new AppError('setting_moved_on');
  return commissionFor(person);
}
