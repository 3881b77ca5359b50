import { env, isDemoWorld } from '#app/platform/env.server.ts';
import type { BankAccount } from '#domain/bank-account.ts';

/** An account number that its own standard gives as an example: nobody's, but its check digits are right. */
const exampleAccount: BankAccount = {
  holder: 'Astera Marketplace',
  iban: 'GR1601101250000000012300695',
  bic: 'ETHNGRAA',
};

/** The account of this shop; the example in the demo world, null where the operator named none. */
export function bankAccount(): BankAccount | null {
  return env.BANK_ACCOUNT ?? (isDemoWorld ? exampleAccount : null);
}
