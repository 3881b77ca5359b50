import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  creditAmounts,
  includedTax,
  invoiceAmounts,
  type Charge,
  type DocumentAmounts,
} from './document-amounts.ts';
import type { TaxTotal } from './tax-document.ts';
import type { VatRules } from './vat-rules.ts';

const registered: VatRules = {
  ...{ standing: 'registered', country: 'GR', taxNumber: '', rate: '24', exemption: '' },
};
const charge = (net: number, tax: number, rate: number | null = null): Charge => ({
  ...{ kind: 'item', name: 'Video', detail: 'Ava', quantity: 1, net, tax, rate },
});
const gross = ({ taxes }: Pick<DocumentAmounts, 'taxes'>) =>
  taxes.reduce((sum, { net, tax }) => sum + net + tax, 0);
const netOfLines = ({ lines }: DocumentAmounts) => lines.reduce((sum, { net }) => sum + net, 0);
const netOf = (taxes: readonly TaxTotal[]) => taxes.reduce((sum, { net }) => sum + net, 0);

describe('an invoice', () => {
  it('takes the VAT out of prices that include it', () => {
    expect(includedTax(6_500, 2_400)).toBe(1_258);
    const { lines, taxes } = invoiceAmounts(
      { charges: [charge(6_500, 0)], total: 6_500, tax: 0 },
      registered,
    );
    expect(lines).toEqual([
      ...[
        {
          kind: 'item',
          name: 'Video',
          detail: 'Ava',
          quantity: 1,
          net: 5_242,
          category: 'S',
          rate: 2_400,
        },
      ],
    ]);
    expect(taxes).toEqual([{ category: 'S', rate: 2_400, net: 5_242, tax: 1_258 }]);
  });

  it('keeps the tax that the back end computed, by rate', () => {
    const charges = [
      charge(2_500, 600, 2_400),
      charge(400, 96, 2_400),
      charge(1_000, 130, 1_300),
      charge(500, 0),
    ];
    const { taxes } = invoiceAmounts({ charges, total: 5_226, tax: 826 }, registered);
    expect(taxes).toEqual([
      { category: 'S', rate: 2_400, net: 2_900, tax: 696 },
      { category: 'S', rate: 1_300, net: 1_000, tax: 130 },
      { category: 'Z', rate: 0, net: 500, tax: 0 },
    ]);
  });

  it('finds a rate that the back end does not tell', () => {
    const amounts = invoiceAmounts(
      { charges: [charge(2_500, 600)], total: 3_100, tax: 600 },
      registered,
    );
    expect(amounts.taxes).toMatchObject([{ rate: 2_400 }]);
  });

  it('charges no VAT for those who are exempt, whatever the back end says', () => {
    const exempt: VatRules = { ...registered, standing: 'exempt', exemption: 'Art. 39' };
    const order = { charges: [charge(2_500, 600)], total: 3_100, tax: 600 };
    expect(invoiceAmounts(order, exempt).taxes).toEqual([
      { category: 'O', rate: 0, net: 3_100, tax: 0 },
    ]);
    expect(invoiceAmounts(order, { ...exempt, taxNumber: '1' }).taxes).toMatchObject([
      { category: 'E' },
    ]);
  });

  it('has a line for what no line explains, and none for a rounded cent', () => {
    const off = invoiceAmounts(
      { charges: [charge(2_500, 600, 2_400)], total: 2_480, tax: 480 },
      registered,
    );
    expect(off.lines.map(({ kind, net }) => [kind, net])).toEqual([
      ['item', 2_500],
      ['adjustment', -500],
    ]);
    expect(off.taxes).toEqual([{ category: 'S', rate: 2_400, net: 2_000, tax: 480 }]);
    const cent = invoiceAmounts(
      { charges: [charge(2_500, 600, 2_400)], total: 3_101, tax: 601 },
      registered,
    );
    expect(cent.taxes).toEqual([{ category: 'S', rate: 2_400, net: 2_500, tax: 601 }]);
    expect(cent.lines).toHaveLength(1);
  });
});

const anyCharge = fc
  .record({
    net: fc.integer({ min: 1, max: 100_000 }),
    rate: fc.constantFrom(0, 500, 1_300, 2_400),
  })
  .map(({ net, rate }) => charge(net, Math.round((net * rate) / 10_000), rate));

it('adds up to what was paid, whatever was charged', () => {
  fc.assert(
    fc.property(
      fc.array(anyCharge, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: -40, max: 4_000 }),
      fc.constantFrom('', '24'),
      (charges, off, rate) => {
        const sum = charges.reduce((all, { net, tax }) => all + net + tax, 0);
        const tax = charges.reduce((all, one) => all + one.tax, 0);
        const amounts = invoiceAmounts({ charges, total: sum + off, tax }, { ...registered, rate });
        expect(gross(amounts)).toBe(sum + off);
        expect(netOfLines(amounts)).toBe(netOf(amounts.taxes));
      },
    ),
  );
});

it('takes no more net of a rate back than there is, however small the parts', () => {
  const charges = [charge(4, 1, 1_300), charge(11, 1, 500)];
  const invoice = invoiceAmounts({ charges, total: 17, tax: 2 }, { ...registered, rate: '' });
  const first = creditAmounts(invoice, 2, []);
  const second = creditAmounts(invoice, 14, first.taxes);
  const last = creditAmounts(invoice, 1, [...first.taxes, ...second.taxes]);
  const all = [first, second, last].flatMap(({ taxes }) => taxes);
  expect(netOf(all.filter(({ rate }) => rate === 1_300))).toBe(4);
  expect(netOf(all.filter(({ rate }) => rate === 500))).toBe(11);
});

it('takes an invoice back in any parts, to the cent and by rate', () => {
  fc.assert(
    fc.property(
      fc.array(anyCharge, { minLength: 1, maxLength: 6 }),
      fc.array(fc.integer({ min: 1, max: 60_000 }), { maxLength: 5 }),
      (charges, parts) => {
        const total = charges.reduce((all, { net, tax }) => all + net + tax, 0);
        const tax = charges.reduce((all, one) => all + one.tax, 0);
        const invoice = invoiceAmounts({ charges, total, tax }, { ...registered, rate: '' });
        const credited: TaxTotal[] = [];
        let rest = total;
        for (const part of [...parts, total]) {
          const cents = Math.min(part, rest);
          if (cents === 0) break;
          const amounts = creditAmounts(invoice, cents, credited);
          expect(gross(amounts)).toBe(cents);
          expect(netOfLines(amounts)).toBe(netOf(amounts.taxes));
          credited.push(...amounts.taxes);
          rest -= cents;
        }
        for (const { category, rate, net } of invoice.taxes) {
          const same = credited.filter((one) => one.category === category && one.rate === rate);
          expect(netOf(same)).toBe(net);
        }
      },
    ),
  );
});
