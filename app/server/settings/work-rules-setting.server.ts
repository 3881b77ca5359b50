import type { User } from '#domain/account/user.ts';
import { assertAdministrator } from '#domain/account/role.ts';
import type { WorkRules } from '#domain/order/desk/work-rules.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { lastChange, type SettingChange } from '#app/server/settings/store/settings.server.ts';
import {
  workRulesSetting,
  workRulesWithVersion,
} from '#app/server/settings/store/work-rules.server.ts';

/** The rules as their form shows them. */
export interface WorkRulesView extends WorkRules {
  readonly version: number;
  /** Null until they are set. */
  readonly changed: SettingChange | null;
}

/** The rules with their version and who last set them. @throws AppError `not_allowed` for all but administrators */
export async function workRulesFor(person: Pick<User, 'role'>): Promise<WorkRulesView> {
  assertAdministrator(person);
  const { value, version } = await workRulesWithVersion();
  return { ...value, version, changed: await lastChange(await ownTables(), workRulesSetting) };
}
