import { ownTables } from '#app/server/db/own-tables.server.ts';
import { changeSetting } from '#app/server/settings/store/settings.server.ts';
import { vatRulesSetting } from '#app/server/settings/store/vat-rules.server.ts';
import { assertAdministrator } from '#domain/account/role.ts';
import type { User } from '#domain/account/user.ts';
import { AppError } from '#domain/app-error.ts';
import type { VatRules } from '#domain/invoice/vat-rules.ts';

import { vatRulesFor, type VatRulesView } from './vat-rules-setting.server.ts';

/** Sets the rules, based on a version. @throws AppError `not_allowed`, `setting_moved_on` */
export async function setVatRules(
  { version, ...value }: VatRules & { readonly version: number },
  person: User,
): Promise<VatRulesView> {
  assertAdministrator(person);
  const written = await changeSetting(
    await ownTables(),
    vatRulesSetting,
    { value, version },
    { actor: person, now: new Date() },
  );
  if (written === null) throw new AppError('setting_moved_on');
  return vatRulesFor(person);
}
