import fc from 'fast-check';
import { XmlDocument } from 'libxml2-wasm';
import { expect, it } from 'vitest';

import { schemaCheck } from '#tests/support/schemas/schema-check.ts';

import {
  creditTransferFile,
  type CreditTransfer,
  type CreditTransferRun,
} from './credit-transfer-file.server.ts';

const faultsOf = schemaCheck('tests/support/schemas/pain.001.001.09.xsd');

const payment: CreditTransfer = {
  endToEndId: 'REFUND-301',
  name: 'Ελένη Παπαδοπούλου',
  iban: 'GR1601101250000000012300695',
  cents: 8_550,
  currency: 'EUR',
  text: 'Επιστροφή για την παραγγελία 301',
};
const run: CreditTransferRun = {
  messageId: 'REFUNDS-2026-11-27-1',
  createdAt: new Date('2026-11-27T18:00:00.123Z'),
  executionDate: '2026-11-30',
  debtor: { name: 'Astera Αγορά', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
  payments: [
    payment,
    { ...payment, endToEndId: 'REFUND-302', cents: 1, bic: 'ETHNGRAA', text: '♥' },
  ],
};

/** The texts of all elements of a name, as another parser reads them. */
function texts(xml: string, name: string): string[] {
  const document = XmlDocument.fromString(xml);
  try {
    return document.find(`//*[local-name()='${name}']`).map((node) => node.content);
  } finally {
    document.dispose();
  }
}

it('is valid, and says who pays whom how much', () => {
  const xml = creditTransferFile(run);
  expect(faultsOf(xml)).toEqual([]);
  expect(texts(xml, 'EndToEndId')).toEqual(['REFUND-301', 'REFUND-302']);
  expect(texts(xml, 'InstdAmt')).toEqual(['85.50', '0.01']);
  expect(texts(xml, 'CtrlSum')).toEqual(['85.51', '85.51']);
  expect(texts(xml, 'NbOfTxs')).toEqual(['2', '2']);
  expect(texts(xml, 'CreDtTm')).toEqual(['2026-11-27T18:00:00Z']);
  expect(texts(xml, 'Nm')).toEqual([
    ...['Astera Agora', 'Astera Agora'],
    ...['Eleni Papadopoulou', 'Eleni Papadopoulou'],
  ]);
  expect(texts(xml, 'Ustrd')).toEqual(['Epistrofi gia tin parangelia 301']);
  expect(texts(xml, 'BICFI')).toEqual(['COBADEFFXXX', 'ETHNGRAA']);
});

it('is refused by the schema once it is damaged, so that the check means something', () => {
  const xml = creditTransferFile(run);
  expect(faultsOf(xml.replace('<PmtMtd>TRF', '<PmtMtd>XXX'))).not.toEqual([]);
  expect(faultsOf(xml.replace(/<CdtrAcct>[^]*?<\/CdtrAcct>/, '<Unknown/>'))).not.toEqual([]);
});

it('says so where no bank is named', () => {
  const { name, iban } = run.debtor;
  const xml = creditTransferFile({ ...run, debtor: { name, iban } });
  expect(faultsOf(xml)).toEqual([]);
  expect(xml).toContain('<Id>NOTPROVIDED</Id>');
});

const scripts = 'AZaz09 ΆΩάωςϋΐ АЯая Ёђћџ ƏəĞğİıŞşÇç ÄßØł &<>"\'/-?:().,+@€\n\t\u0000 中مა';
const anyText = fc.oneof(
  fc.string({ unit: fc.constantFrom(...scripts), maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
);

it('is valid with any names and texts, and its sums are those of its payments', () => {
  const payments = fc.array(
    fc.record({
      name: anyText.map((text) => `A ${text}`),
      text: anyText,
      cents: fc.integer({ min: 1, max: 99_999_999_999 }),
      bic: fc.constantFrom('ETHNGRAA', undefined),
    }),
    { minLength: 1, maxLength: 8 },
  );
  fc.assert(
    fc.property(payments, anyText, (rows, debtor) => {
      const all = rows.map((row, index) => ({ ...payment, ...row, endToEndId: `P-${index}` }));
      const xml = creditTransferFile({
        ...run,
        debtor: { ...run.debtor, name: `B ${debtor}` },
        payments: all,
      });
      expect(faultsOf(xml)).toEqual([]);
      const cents = texts(xml, 'InstdAmt').map((text) => BigInt(text.replace('.', '')));
      const sum = cents.reduce((one, other) => one + other, 0n);
      expect(texts(xml, 'CtrlSum').map((text) => BigInt(text.replace('.', '')))).toEqual([
        sum,
        sum,
      ]);
      for (const name of texts(xml, 'Nm')) expect(name).toMatch(/^[A-Za-z0-9/\-?:().,'+ ]{1,70}$/);
    }),
    { numRuns: 300 },
  );
});

it.each([
  ['bad-iban', { iban: 'GR1601101250000000012300696' }],
  ['outside-sepa', { iban: 'AZ21NABZ00000000137010001944' }],
  ['bad-bic', { bic: 'ETHN' }],
  ['bad-name', { name: '♥' }],
  ['bad-name', { name: '🙂 - (★)' }],
  ['bad-amount', { cents: 0 }],
  ['bad-amount', { cents: 1.5 }],
  ['bad-amount', { cents: 100_000_000_000 }],
  ['bad-currency', { currency: 'USD' }],
  ['bad-id', { endToEndId: '/301' }],
  ['bad-id', { endToEndId: 'REFUND-301' }],
] as const)('refuses what a bank would: %s %o', (fault, change) => {
  const second = { ...payment, endToEndId: 'REFUND-302', ...change };
  const wrong = () => creditTransferFile({ ...run, payments: [payment, second] });
  expect(wrong).toThrow(expect.objectContaining({ fault, endToEndId: second.endToEndId }));
});

it.each([
  ['no-payments', { payments: [] }],
  ['bad-id', { messageId: 'x'.repeat(36) }],
  ['bad-date', { executionDate: '2026-02-30' }],
  ['bad-date', { executionDate: '27.11.2026' }],
  ['bad-iban', { debtor: { ...run.debtor, iban: 'DE' } }],
] as const)('refuses a run that is wrong as a whole: %s %o', (fault, change) => {
  const wrong = () => creditTransferFile({ ...run, ...change });
  expect(wrong).toThrow(expect.objectContaining({ fault, endToEndId: null }));
});
