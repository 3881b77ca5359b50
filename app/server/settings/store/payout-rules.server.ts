import {
  firstPayoutRules,
  payoutRulesSchema,
  type PayoutRules,
} from '#domain/payout/payout-rules.ts';

import { ownTables } from '#app/server/db/own-tables.server.ts';
import { findSetting, type Setting, type SettingKind } from './settings.server.ts';

export const payoutRulesSetting = {
  name: 'payout-rules',
  schema: payoutRulesSchema,
} as const satisfies SettingKind<typeof payoutRulesSchema>;

/** When earnings are paid out, with the version. */
export async function payoutRulesWithVersion(): Promise<Setting<PayoutRules>> {
  const { value, version } = await findSetting(await ownTables(), payoutRulesSetting);
  return { value: value ?? firstPayoutRules, version };
}

/** When earnings are paid out now. */
export async function payoutRules(): Promise<PayoutRules> {
  return (await payoutRulesWithVersion()).value;
}
