import { isDemoWorld } from '#app/platform/settings/env.server.ts';
import {
  firstPayoutRules,
  storedPayoutRulesSchema,
  type PayoutRules,
} from '#domain/payout/payout-rules.ts';

import { ownTables } from '#app/server/db/own-tables.server.ts';
import { findSetting, type Setting, type SettingKind } from './settings.server.ts';

export const payoutRulesSetting = {
  name: 'payout-rules',
  schema: storedPayoutRulesSchema,
} as const satisfies SettingKind<typeof storedPayoutRulesSchema>;

/** In the demo world payouts have begun, as no one was ever paid there by hand. */
const rulesUntilSet: PayoutRules = isDemoWorld
  ? { ...firstPayoutRules, from: '2000-01-01' }
  : firstPayoutRules;

/** When earnings are paid out, with the version. */
export async function payoutRulesWithVersion(): Promise<Setting<PayoutRules>> {
  const { value, version } = await findSetting(await ownTables(), payoutRulesSetting);
  return { value: value ?? rulesUntilSet, version };
}

/** When earnings are paid out now. */
export async function payoutRules(): Promise<PayoutRules> {
  return (await payoutRulesWithVersion()).value;
}
