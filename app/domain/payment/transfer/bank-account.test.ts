import { isValidBIC } from 'ibantools';
import { expect, it } from 'vitest';
import * as v from 'valibot';

import { bankAccountSchema } from './bank-account.ts';
import { changedBankFields } from './changed-bank-fields.ts';

const account = {
  holder: 'Astera',
  iban: 'gr16 0110 1250 0000 0001 2300 695',
  bic: 'ethngraa',
  bankName: '',
};

function wrong(part: Record<string, unknown>): Record<string, string> {
  const { issues = [] } = v.safeParse(bankAccountSchema, { ...account, ...part });
  // A form shows the first that is wrong with a field.
  const first = issues.toReversed();
  return Object.fromEntries(first.map(({ path, message }) => [String(path?.[0]?.key), message]));
}

it('reads an account as people write it', () => {
  expect(v.parse(bankAccountSchema, { ...account, bankName: ' National Bank of Greece ' })).toEqual(
    {
      holder: 'Astera',
      iban: 'GR1601101250000000012300695',
      bic: 'ETHNGRAA',
      bankName: 'National Bank of Greece',
    },
  );
  expect(v.parse(bankAccountSchema, account).bankName).toBe('');
});

it.each([
  [{ holder: ' ' }, { holder: 'required' }],
  [{ holder: undefined }, { holder: 'required' }],
  [{ holder: 'x'.repeat(71) }, { holder: 'too-long' }],
  // A line more would be another field of the QR code.
  [{ holder: 'Astera\nDE89370400440532013000' }, { holder: 'not-a-name' }],
  [{ iban: '' }, { iban: 'required' }],
  [{ iban: 'GR1601101250000000012300696' }, { iban: 'not-an-iban' }],
  [{ iban: 'GR16 0110 1250 0000 0001 2300 69' }, { iban: 'not-an-iban' }],
  [{ iban: undefined }, { iban: 'required' }],
  [{ bic: 'ETHN' }, { bic: 'not-a-bic' }],
  [{ bic: 'ETHNGRAAXX' }, { bic: 'not-a-bic' }],
  [{ bic: undefined }, { bic: 'required' }],
  [{ bankName: 'x'.repeat(71) }, { bankName: 'too-long' }],
])('refuses an account with %j, at the field: half an account takes no money', (part, expected) => {
  expect(wrong(part)).toEqual(expected);
});

it.each(['ETHNGRAA', 'DEUTDEFF500', 'COBADEFFXXX'])(
  'takes %s as an independent library does',
  (bic) => {
    expect([wrong({ bic }), isValidBIC(bic)]).toEqual([{}, true]);
  },
);

it('tells another account from the same one that is written in another way', () => {
  const kept = v.parse(bankAccountSchema, account);
  const typed = { ...account, holder: ' Astera ', iban: 'GR16-0110 1250 0000 0001 2300 695' };
  expect(changedBankFields(typed, kept)).toEqual([]);
  expect(changedBankFields({ ...typed, holder: 'Asteria', bic: 'COBADEFF' }, kept)).toEqual([
    'holder',
    'bic',
  ]);
  expect(changedBankFields({ ...typed, bankName: '' }, null)).toEqual(['holder', 'iban', 'bic']);
  expect(changedBankFields({ holder: '', iban: '', bic: '', bankName: ' ' }, null)).toEqual([]);
});
