import { env, isDemoWorld } from '#app/platform/settings/env.server.ts';
import { bankAccountSchema, type BankAccount } from '#domain/payment/transfer/bank-account.ts';

import { findSetting, type Setting, type SettingKind } from './settings.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';

export const bankAccountSetting = {
  name: 'bank-account',
  schema: bankAccountSchema,
} as const satisfies SettingKind<typeof bankAccountSchema>;

/** An example account number from the standard itself: no one's, but its check digits are right. */
const exampleAccount: BankAccount = {
  holder: 'Astera Marketplace',
  iban: 'GR1601101250000000012300695',
  bic: 'ETHNGRAA',
  bankName: '',
};

/** The default until an administrator sets an account: the environment's, the example in the demo world, else none. */
export function firstAccount(): BankAccount | null {
  return env.BANK_ACCOUNT ?? (isDemoWorld ? exampleAccount : null);
}

/** The site's account with its version. Never cached: an outdated one must not be shown. */
export async function bankAccountWithVersion(): Promise<Setting<BankAccount | null>> {
  const { value, version } = await findSetting(await ownTables(), bankAccountSetting);
  return { value: value ?? firstAccount(), version };
}

/** The account that fans transfer their money to; null if none is set. */
export async function bankAccount(): Promise<BankAccount | null> {
  return (await bankAccountWithVersion()).value;
}
