import type { Cents } from '#domain/money/money.ts';
import type { CsvCell } from '#domain/text/csv.ts';
import { dateOf, netOf, taxOf, type TaxDocument, type TaxTotal } from '../tax-document.ts';

/** What the table's columns and rows are called. */
export interface JournalWords {
  readonly date: string;
  readonly number: string;
  readonly kind: string;
  readonly invoice: string;
  readonly creditNote: string;
  readonly order: string;
  /** `rate` as `24%`; null where no VAT is charged. */
  readonly net: (rate: number | null) => string;
  readonly vat: (rate: number) => string;
  readonly gross: string;
  readonly paymentMethod: string;
  readonly methodName: (document: TaxDocument) => string;
  readonly total: string;
}

/** Credit notes take away. */
export function signOf({ kind }: Pick<TaxDocument, 'kind'>): 1 | -1 {
  return kind === 'invoice' ? 1 : -1;
}

const isCharged = ({ category }: Pick<TaxTotal, 'category'>) =>
  category === 'S' || category === 'Z';

/** The sums of some documents, credit notes taken away. */
export function sumsOf(documents: readonly TaxDocument[]): {
  readonly net: Cents;
  readonly tax: Cents;
  readonly gross: Cents;
} {
  const sum = (of: (document: TaxDocument) => Cents) =>
    documents.reduce((all, one) => all + signOf(one) * of(one), 0);
  return { net: sum(netOf), tax: sum(taxOf), gross: sum(({ total }) => total) };
}

/** Documents as a table: a heading, a row each, and the totals. */
export function journalRows(documents: readonly TaxDocument[], words: JournalWords): CsvCell[][] {
  const all = documents.flatMap(({ taxes }) => taxes);
  const rates = [...new Set(all.filter(isCharged).map(({ rate }) => rate))].toSorted(
    (a, b) => b - a,
  );
  const isExempt = all.some((one) => !isCharged(one));
  const columns = [...rates, ...(isExempt ? [null] : [])];
  const amountsOf = (taxes: readonly TaxTotal[], sign: number): Cents[] =>
    columns.flatMap((rate) => {
      const own = taxes.filter((one) => (isCharged(one) ? one.rate === rate : rate === null));
      const net = sign * own.reduce((sum, one) => sum + one.net, 0);
      const tax = sign * own.reduce((sum, one) => sum + one.tax, 0);
      return rate === null ? [net] : [net, tax];
    });
  const cells = (amounts: readonly Cents[]) => amounts.map((cents) => ({ cents }));
  const rows = documents.map((document) => {
    const sign = signOf(document);
    return {
      amounts: [...amountsOf(document.taxes, sign), sign * document.total],
      document,
    };
  });
  const width = columns.reduce<number>((sum, rate) => sum + (rate === null ? 1 : 2), 1);
  const totals = Array.from({ length: width }, (_none, index) =>
    rows.reduce((sum, { amounts }) => sum + (amounts[index] ?? 0), 0),
  );
  return [
    [
      ...[words.date, words.number, words.kind, words.order],
      ...columns.flatMap((rate) =>
        rate === null ? [words.net(null)] : [words.net(rate), words.vat(rate)],
      ),
      ...[words.gross, words.paymentMethod],
    ],
    ...rows.map(({ document, amounts }) => [
      ...[dateOf(document), document.number],
      document.kind === 'invoice' ? words.invoice : words.creditNote,
      document.orderNumber,
      ...cells(amounts),
      words.methodName(document),
    ]),
    [words.total, '', '', '', ...cells(totals), ''],
  ];
}
