import { env, isDemoWorld } from '#app/platform/settings/env.server.ts';
import { bankAccountSchema, type BankAccount } from '#domain/payment/transfer/bank-account.ts';

import { findSetting, type Setting, type SettingKind } from './settings.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';

export const bankAccountSetting = {
  name: 'bank-account',
  schema: bankAccountSchema,
} as const satisfies SettingKind<typeof bankAccountSchema>;

/** An account number that its own standard gives as an example: no one's, but its check digits are right. */
const exampleAccount: BankAccount = {
  holder: 'Astera Marketplace',
  iban: 'GR1601101250000000012300695',
  bic: 'ETHNGRAA',
  bankName: '',
};

/** What holds until an administrator sets an account: the environment's, the example in the demo world, else none. */
export function firstAccount(): BankAccount | null {
  return env.BANK_ACCOUNT ?? (isDemoWorld ? exampleAccount : null);
}

/** The account of this shop with its version. Read anew each time: no one may be shown yesterday's. */
export async function bankAccountWithVersion(): Promise<Setting<BankAccount | null>> {
  const { value, version } = await findSetting(await ownTables(), bankAccountSetting);
  return { value: value ?? firstAccount(), version };
}

/** Where fans transfer their money to; null where no one named an account. */
export async function bankAccount(): Promise<BankAccount | null> {
  return (await bankAccountWithVersion()).value;
}
