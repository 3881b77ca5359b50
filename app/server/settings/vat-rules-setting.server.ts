import { ownTables } from '#app/server/db/own-tables.server.ts';
import { lastChange, type SettingChange } from '#app/server/settings/store/settings.server.ts';
import {
  vatRulesSetting,
  vatRulesWithVersion,
} from '#app/server/settings/store/vat-rules.server.ts';
import { assertAdministrator } from '#domain/account/role.ts';
import type { User } from '#domain/account/user.ts';
import type { VatRules } from '#domain/invoice/vat-rules.ts';

/** The VAT rules as their form shows them. */
export interface VatRulesView {
  readonly rules: VatRules;
  readonly version: number;
  /** Null until they are set. */
  readonly changed: SettingChange | null;
}

/** The rules with their version and who last set them. @throws AppError `not_allowed` for all but administrators */
export async function vatRulesFor(person: Pick<User, 'role'>): Promise<VatRulesView> {
  assertAdministrator(person);
  const { value, version } = await vatRulesWithVersion();
  return { rules: value, version, changed: await lastChange(await ownTables(), vatRulesSetting) };
}
