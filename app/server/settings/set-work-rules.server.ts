import type { User } from '#domain/account/user.ts';
import { assertAdministrator } from '#domain/account/role.ts';
import { AppError } from '#domain/app-error.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { changeSetting } from '#app/server/settings/store/settings.server.ts';
import { workRulesSetting } from '#app/server/settings/store/work-rules.server.ts';
import { type WorkRulesView, workRulesFor } from './work-rules-setting.server.ts';

/** Sets the rules, based on a version. @throws AppError `not_allowed`, `setting_moved_on` */
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
