import {
  commissionRateSchema,
  firstCommission,
  type CommissionRate,
  type RateChange,
} from '#domain/money/commission.ts';

import { findSetting, settingHistory, type Setting, type SettingKind } from './settings.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';

export const commissionSetting = {
  name: 'commission',
  schema: commissionRateSchema,
} as const satisfies SettingKind<typeof commissionRateSchema>;

/** The commission on orders that are placed now, with its version. */
export async function commissionWithVersion(): Promise<Setting<CommissionRate>> {
  const { value, version } = await findSetting(await ownTables(), commissionSetting);
  return { value: value ?? firstCommission, version };
}

/** Every rate that was set, oldest first. */
export async function commissionChanges(): Promise<readonly RateChange[]> {
  const history = await settingHistory(await ownTables(), commissionSetting);
  return history.map(({ at, value }) => ({ at, rate: value }));
}
