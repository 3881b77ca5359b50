import {
  firstWithdrawalRules,
  withdrawalRulesSchema,
  type WithdrawalRules,
} from '#domain/order/withdrawal/withdrawal-rules.ts';

import { ownTables } from '#app/server/db/own-tables.server.ts';
import { findSetting, type Setting, type SettingKind } from './settings.server.ts';

export const withdrawalRulesSetting = {
  name: 'withdrawal-rules',
  schema: withdrawalRulesSchema,
} as const satisfies SettingKind<typeof withdrawalRulesSchema>;

/** Where fans have a right of withdrawal and for how long, with the version. */
export async function withdrawalRulesWithVersion(): Promise<Setting<WithdrawalRules>> {
  const { value, version } = await findSetting(await ownTables(), withdrawalRulesSetting);
  return { value: value ?? firstWithdrawalRules, version };
}

/** Where fans have a right of withdrawal now, and for how long. */
export async function withdrawalRules(): Promise<WithdrawalRules> {
  return (await withdrawalRulesWithVersion()).value;
}
