import type { User } from '#domain/account/user.ts';
import { assertAdministrator } from '#domain/account/role.ts';
import { AppError } from '#domain/app-error.ts';
import type { WithdrawalRules } from '#domain/order/withdrawal/withdrawal-rules.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import {
  changeSetting,
  lastChange,
  type SettingChange,
} from '#app/server/settings/store/settings.server.ts';
import {
  withdrawalRulesSetting,
  withdrawalRulesWithVersion,
} from '#app/server/settings/store/withdrawal-rules.server.ts';

/** The rules as their form shows them. */
export interface WithdrawalRulesView extends WithdrawalRules {
  readonly version: number;
  /** Null until they are set. */
  readonly changed: SettingChange | null;
}

/** The rules with their version and who last set them. @throws AppError `not_allowed` for all but administrators */
export async function withdrawalRulesFor(person: Pick<User, 'role'>): Promise<WithdrawalRulesView> {
  assertAdministrator(person);
  const { value, version } = await withdrawalRulesWithVersion();
  return {
    ...value,
    version,
    changed: await lastChange(await ownTables(), withdrawalRulesSetting),
  };
}

/** Sets the rules, based on a version. @throws AppError `not_allowed`, `setting_moved_on` */
export async function setWithdrawalRules(
  { days, countries, version }: WithdrawalRules & { readonly version: number },
  person: User,
): Promise<WithdrawalRulesView> {
  assertAdministrator(person);
  const written = await changeSetting(
    await ownTables(),
    withdrawalRulesSetting,
    { value: { days, countries: [...countries] }, version },
    { actor: person, now: new Date() },
  );
  if (written === null) throw new AppError('setting_moved_on');
  return withdrawalRulesFor(person);
}
