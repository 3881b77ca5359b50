import type { Cents } from '#domain/money/money.ts';
import { sharesOf } from '#domain/money/shares.ts';
import type { DocumentLine, TaxTotal } from './tax-document.ts';
import { rateOf, type BasisPoints, type VatRules } from './vat-rules.ts';

/** Something that an order charges, as the back end computed it. */
export interface Charge extends Pick<DocumentLine, 'kind' | 'name' | 'detail' | 'quantity'> {
  /** Without tax, for all pieces. */
  readonly net: Cents;
  readonly tax: Cents;
  /** Null if the back end does not say; then it follows from the amounts. */
  readonly rate: BasisPoints | null;
}

/** All that an order charges. */
export interface OrderCharges {
  readonly charges: readonly Charge[];
  /** What was paid, with tax. */
  readonly total: Cents;
  readonly tax: Cents;
}

export interface DocumentAmounts {
  readonly lines: readonly DocumentLine[];
  readonly taxes: readonly TaxTotal[];
}

type Taxed = DocumentLine & { readonly tax: Cents };

/** The tax within an amount that includes it. */
export function includedTax(gross: Cents, rate: BasisPoints): Cents {
  const tax = Math.round((Math.abs(gross) * rate) / (10_000 + rate));
  return gross < 0 ? -tax : tax;
}

function taxed(charge: Charge, { tax }: Pick<OrderCharges, 'tax'>, rules: VatRules): Taxed {
  const { rate: known, tax: own, ...line } = charge;
  const gross = charge.net + own;
  if (rules.standing !== 'registered') {
    // An exemption is claimed by someone whom the tax office knows; others are outside the scope of VAT.
    const category = rules.taxNumber === '' ? 'O' : 'E';
    return { ...line, net: gross, tax: 0, rate: 0, category };
  }
  const usual = rateOf(rules);
  if (tax === 0 && usual !== null && usual > 0) {
    const within = includedTax(gross, usual);
    return { ...line, net: gross - within, tax: within, rate: usual, category: 'S' };
  }
  if (own === 0) return { ...line, tax: 0, rate: 0, category: 'Z' };
  const rate = known ?? Math.round((own / charge.net) * 10_000);
  return { ...line, tax: own, rate, category: 'S' };
}

function totalsOf(lines: readonly Taxed[]): TaxTotal[] {
  const totals = new Map<string, TaxTotal>();
  for (const { category, rate, net, tax } of lines) {
    const key = `${category} ${rate}`;
    const sum = totals.get(key) ?? { category, rate, net: 0, tax: 0 };
    totals.set(key, { category, rate, net: sum.net + net, tax: sum.tax + tax });
  }
  return [...totals.values()].toSorted((one, other) => other.rate - one.rate);
}

const grossOf = ({ net, tax }: Pick<TaxTotal, 'net' | 'tax'>) => net + tax;
const sumOf = (totals: readonly Pick<TaxTotal, 'net' | 'tax'>[]) =>
  totals.reduce((sum, one) => sum + grossOf(one), 0);

function largest(totals: readonly TaxTotal[]): TaxTotal | undefined {
  return totals.toSorted((one, other) => grossOf(other) - grossOf(one))[0];
}

function withoutTax({ tax: _tax, ...line }: Taxed): DocumentLine {
  return line;
}

/**
 * The lines and totals of an invoice over an order. They add up to what was paid: cents that the back end rounded away
 * go to the largest tax total, and anything else, such as a fee, becomes a line of its own.
 */
export function invoiceAmounts(order: OrderCharges, rules: VatRules): DocumentAmounts {
  const lines = order.charges.map((charge) => taxed(charge, order, rules));
  const totals = totalsOf(lines);
  const rest = order.total - sumOf(totals);
  const main = largest(totals);
  if (rest === 0 || !main) return { lines: lines.map(withoutTax), taxes: totals };
  if (Math.abs(rest) <= lines.length && main.tax > 0) {
    const taxes = totals.map((one) => (one === main ? { ...one, tax: one.tax + rest } : one));
    return { lines: lines.map(withoutTax), taxes };
  }
  const tax = includedTax(rest, main.rate);
  const adjustment: Taxed = {
    ...{ kind: 'adjustment', name: '', detail: '', quantity: 1 },
    ...{ net: rest - tax, tax, rate: main.rate, category: main.category },
  };
  const all = [...lines, adjustment];
  return { lines: all.map(withoutTax), taxes: totalsOf(all) };
}

/** What of an invoice's totals earlier credit notes left. */
function restOf(taxes: readonly TaxTotal[], credited: readonly TaxTotal[]): TaxTotal[] {
  return taxes.map((one) => {
    const same = credited.filter(
      ({ category, rate }) => category === one.category && rate === one.rate,
    );
    return {
      ...one,
      net: same.reduce((sum, { net }) => sum - net, one.net),
      tax: same.reduce((sum, { tax }) => sum - tax, one.tax),
    };
  });
}

/** A part of a total; rounding takes no more net and no more tax than there is. */
function partOf(total: TaxTotal, gross: Cents): TaxTotal {
  const fewest = Math.max(includedTax(gross, total.rate), gross - total.net);
  const tax = Math.min(fewest, total.tax);
  return { ...total, net: gross - tax, tax };
}

/**
 * The lines and totals of a credit note that takes an amount of an invoice back: the lines of the invoice if it is all
 * of it, otherwise one line a rate. What the last credit note takes back is the rest to the cent.
 * @param credited the totals of earlier credit notes for the same invoice
 */
export function creditAmounts(
  invoice: DocumentAmounts,
  cents: Cents,
  credited: readonly TaxTotal[],
): DocumentAmounts {
  if (credited.length === 0 && cents === sumOf(invoice.taxes)) return invoice;
  const rest = restOf(invoice.taxes, credited);
  const parts = sharesOf(cents, rest.map(grossOf));
  const isLast = cents === sumOf(rest);
  const taxes = rest.flatMap((one, index) => {
    const gross = parts[index] ?? 0;
    if (isLast || gross === grossOf(one)) return grossOf(one) === 0 ? [] : [one];
    return gross === 0 ? [] : [partOf(one, gross)];
  });
  const lines = taxes.map(({ category, rate, net }): DocumentLine => {
    return { kind: 'refund', name: '', detail: '', quantity: 1, net, category, rate };
  });
  return { lines, taxes };
}
