import type { User } from '#domain/account/user.ts';
import { assertAdministrator } from '#domain/account/role.ts';
import { AppError } from '#domain/app-error.ts';
import type { WorkRules } from '#domain/order/desk/work-rules.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import {
  changeSetting,
  lastChange,
  type SettingChange,
} from '#app/server/settings/store/settings.server.ts';
import {
  workRulesSetting,
  workRulesWithVersion,
} from '#app/server/settings/store/work-rules.server.ts';

/** The rules as their form shows them. */
export interface WorkRulesView extends WorkRules {
  readonly version: number;
  /** Null while no one set them. */
  readonly changed: SettingChange | null;
}

/** The rules with their version and who set them last. @throws AppError `not_allowed` for all but administrators */
export async function workRulesFor(person: Pick<User, 'role'>): Promise<WorkRulesView> {
  assertAdministrator(person);
  const { value, version } = await workRulesWithVersion();
  return { ...value, version, changed: await lastChange(await ownTables(), workRulesSetting) };
}

/** Sets the rules, seen in a version. @throws AppError `not_allowed`, `setting_moved_on` */
export async function setWorkRules(
  { paidFirst, version }: Pick<WorkRulesView, 'paidFirst' | 'version'>,
  person: User,
): Promise<WorkRulesView> {
  assertAdministrator(person);
  const written = await changeSetting(
    await ownTables(),
    workRulesSetting,
    { value: { paidFirst }, version },
    { actor: person, now: new Date() },
  );
  if (written === null) throw new AppError('setting_moved_on');
  return workRulesFor(person);
}
