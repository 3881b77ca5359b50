import type { User } from '#domain/account/user.ts';
import { assertAdministrator } from '#domain/account/role.ts';
import { AppError } from '#domain/app-error.ts';
import type { PayoutRules } from '#domain/payout/payout-rules.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import {
  changeSetting,
  lastChange,
  type SettingChange,
} from '#app/server/settings/store/settings.server.ts';
import {
  payoutRulesSetting,
  payoutRulesWithVersion,
} from '#app/server/settings/store/payout-rules.server.ts';

/** The rules as their form shows them. */
export interface PayoutRulesView extends PayoutRules {
  readonly version: number;
  /** Null until they are set. */
  readonly changed: SettingChange | null;
}

/** The rules with their version and who last set them. @throws AppError `not_allowed` for all but administrators */
export async function payoutRulesFor(person: Pick<User, 'role'>): Promise<PayoutRulesView> {
  assertAdministrator(person);
  const { value, version } = await payoutRulesWithVersion();
  return { ...value, version, changed: await lastChange(await ownTables(), payoutRulesSetting) };
}

/** Sets the rules, based on a version. @throws AppError `not_allowed`, `setting_moved_on` */
export async function setPayoutRules(
  { holdDays, minimum, from, version }: PayoutRules & { readonly version: number },
  person: User,
): Promise<PayoutRulesView> {
  assertAdministrator(person);
  const written = await changeSetting(
    await ownTables(),
    payoutRulesSetting,
    { value: { holdDays, minimum, from }, version },
    { actor: person, now: new Date() },
  );
  if (written === null) throw new AppError('setting_moved_on');
  return payoutRulesFor(person);
}
