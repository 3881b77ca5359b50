import { expect, it } from 'vitest';
import * as v from 'valibot';

import { bankAccountSchema } from './bank-account.ts';

const account = { holder: 'Astera', iban: 'gr16 0110 1250 0000 0001 2300 695', bic: 'ethngraa' };

it('reads an account as people write it', () => {
  expect(v.parse(bankAccountSchema, account)).toEqual({
    holder: 'Astera',
    iban: 'GR1601101250000000012300695',
    bic: 'ETHNGRAA',
  });
});

it.each([
  { holder: ' ' },
  { holder: undefined },
  { iban: 'GR1601101250000000012300696' },
  { iban: undefined },
  { bic: 'ETHN' },
  { bic: undefined },
])('refuses an account with %j: half an account takes no money', (part) => {
  expect(v.safeParse(bankAccountSchema, { ...account, ...part }).success).toBe(false);
});
