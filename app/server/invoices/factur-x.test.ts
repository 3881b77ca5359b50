import fc from 'fast-check';
import { expect, it } from 'vitest';

import { creditAmounts, invoiceAmounts, type Charge } from '#domain/invoice/document-amounts.ts';
import type { TaxDocument } from '#domain/invoice/tax-document.ts';
import type { VatRules } from '#domain/invoice/vat-rules.ts';
import { schemaCheck } from '#tests/support/schemas/schema-check.ts';
import { invoiceContent } from '#tests/support/orders/tax-document-content.ts';
import { facturX } from './factur-x.server.ts';

const faultsOf = schemaCheck(
  'node_modules/@stackforge-eu/factur-x/schema/en16931/FACTUR-X_EN16931.xsd',
);
const words = {
  lineName: ({ name, kind }: { name: string; kind: string }) => name || kind,
  notes: ['Paid.'],
};
const invoice: TaxDocument = { ...invoiceContent, number: 'INV-2026-000001' };
const note: TaxDocument = {
  ...invoice,
  ...{
    kind: 'credit-note',
    number: 'CN-2026-000001',
    refersTo: { number: invoice.number, issuedAt: invoice.issuedAt },
  },
};

it('is valid for an invoice and a credit note, and says what the document says', () => {
  const xml = facturX(invoice, words);
  expect(faultsOf(xml)).toEqual([]);
  expect(xml).toContain('<ram:TypeCode>380</ram:TypeCode>');
  expect(xml).toContain('<ram:GrandTotalAmount>65.00</ram:GrandTotalAmount>');
  expect(xml).toContain('<ram:TaxTotalAmount currencyID="EUR">12.58</ram:TaxTotalAmount>');
  expect(xml).toContain('<ram:RateApplicablePercent>24</ram:RateApplicablePercent>');
  const credit = facturX(note, words);
  expect(faultsOf(credit)).toEqual([]);
  expect(credit).toContain('<ram:TypeCode>381</ram:TypeCode>');
  expect(credit).toContain('<ram:IssuerAssignedID>INV-2026-000001</ram:IssuerAssignedID>');
});

it('is refused by the schema once it is damaged, so that the check means something', () => {
  const xml = facturX(invoice, words);
  expect(
    faultsOf(xml.replace('<ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>', '')),
  ).not.toEqual([]);
});

const text = fc.string({ unit: fc.constantFrom(...'AÄəΩя中😀 &<>"\'\u0000\n'), maxLength: 40 });
const charge: fc.Arbitrary<Charge> = fc
  .record({
    kind: fc.constantFrom('item', 'shipping', 'adjustment'),
    name: text,
    detail: text,
    quantity: fc.integer({ min: 1, max: 9 }),
    net: fc.integer({ min: 1, max: 100_000 }),
    rate: fc.constantFrom(0, 550, 2_400),
  })
  .map((one) => ({ ...one, tax: Math.round((one.net * one.rate) / 10_000) }));
const rules: fc.Arbitrary<VatRules> = fc.record({
  standing: fc.constantFrom('registered', 'exempt'),
  country: fc.constantFrom('GR', 'DE'),
  taxNumber: fc.constantFrom('', '12/345'),
  rate: fc.constantFrom('', '24', '5.5'),
  exemption: fc.constant('Small business'),
});

it('is valid whatever was sold to whom, and however it is taken back', () => {
  const cases = fc.record({
    charges: fc.array(charge, { minLength: 1, maxLength: 5 }),
    off: fc.integer({ min: 0, max: 500 }),
    vat: rules,
    buyer: fc.record({
      ...{ name: text, company: text, address1: text, address2: text, postcode: text, city: text },
      ...{ state: text, country: fc.constantFrom('GR', 'AZ', 'US') },
    }),
    back: fc.double({ min: 0.01, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(cases, ({ charges, off, vat, buyer, back }) => {
      const sum = charges.reduce((all, { net, tax }) => all + net + tax, 0);
      const tax = charges.reduce((all, one) => all + one.tax, 0);
      const total = sum + off;
      const amounts = invoiceAmounts({ charges, total, tax }, vat);
      const exemption = vat.standing === 'exempt' ? vat.exemption : '';
      const seller = { ...invoice.seller, taxNumber: vat.taxNumber, exemption };
      const whole = { ...invoice, buyer, seller, total, ...amounts, lines: [...amounts.lines] };
      const document = { ...whole, taxes: [...amounts.taxes] };
      expect(faultsOf(facturX(document, words))).toEqual([]);
      const cents = Math.max(1, Math.round(total * back));
      const credit = creditAmounts(amounts, cents, []);
      const taken = { ...note, buyer, seller, total: cents };
      const made = { ...taken, lines: [...credit.lines], taxes: [...credit.taxes] };
      expect(faultsOf(facturX(made, words))).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
