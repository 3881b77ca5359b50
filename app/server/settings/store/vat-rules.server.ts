import { isDemoWorld } from '#app/platform/settings/env.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { vatRulesSchema, type VatRules } from '#domain/invoice/vat-rules.ts';

import { findSetting, type Setting, type SettingKind } from './settings.server.ts';

export const vatRulesSetting = {
  name: 'vat-rules',
  schema: vatRulesSchema,
} as const satisfies SettingKind<typeof vatRulesSchema>;

/** The default until an administrator sets them: no invoices, but for the demo world's fictitious company. */
function firstVatRules(): VatRules {
  const unset = { country: 'GR', taxNumber: '', exemption: '' };
  return isDemoWorld
    ? { ...unset, standing: 'registered', rate: '24' }
    : { ...unset, standing: 'none', rate: '' };
}

/** How the seller stands towards VAT, with its version. */
export async function vatRulesWithVersion(): Promise<Setting<VatRules>> {
  const { value, version } = await findSetting(await ownTables(), vatRulesSetting);
  return { value: value ?? firstVatRules(), version };
}

/** How the seller stands towards VAT now. */
export async function vatRules(): Promise<VatRules> {
  return (await vatRulesWithVersion()).value;
}
