import * as v from 'valibot';

import { firstWorkRules, type WorkRules } from '#domain/order/desk/work-rules.ts';

import { ownTables } from '#app/server/db/own-tables.server.ts';
import { findSetting, type Setting, type SettingKind } from './settings.server.ts';

const schema = v.object({ paidFirst: v.boolean() });

export const workRulesSetting = {
  name: 'work-rules',
  schema,
} as const satisfies SettingKind<typeof schema>;

/** The site's rules for orders, with their version. */
export async function workRulesWithVersion(): Promise<Setting<WorkRules>> {
  const { value, version } = await findSetting(await ownTables(), workRulesSetting);
  return { value: value ?? firstWorkRules, version };
}

/** The site's current rules for orders. */
export async function workRules(): Promise<WorkRules> {
  return (await workRulesWithVersion()).value;
}
