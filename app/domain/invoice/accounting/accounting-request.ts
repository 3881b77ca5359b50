import * as v from 'valibot';

export const accountingFormats = ['csv', 'datev'] as const;

const digits = (least: number, most: number) =>
  v.pipe(
    v.string('required'),
    v.trim(),
    v.regex(new RegExp(String.raw`^\d{${least},${most}}$`), 'not-a-number'),
  );

/** Which documents an accountant wants, and by which numbers DATEV books them. */
export const accountingRequestSchema = v.object({
  /** In UTC: `2026-06`. */
  month: v.pipe(v.string('required'), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'required')),
  format: v.picklist(accountingFormats),
  consultant: digits(4, 7),
  client: digits(1, 5),
  /** The collective account of the customers. */
  debtors: digits(5, 9),
  /** The account of the revenue. General accounts are one digit shorter than those of customers. */
  revenue: digits(4, 8),
});
export type AccountingRequest = v.InferOutput<typeof accountingRequestSchema>;

/** Numbers of the German standard chart SKR03, which an accountant replaces. */
export const firstAccounts = {
  consultant: '1001',
  client: '1',
  debtors: '10000',
  revenue: '8400',
} as const satisfies Partial<AccountingRequest>;

/** When a month begins and ends, as UTC instants. */
export function spanOf(month: string): { readonly from: Date; readonly to: Date } {
  const from = new Date(`${month}-01T00:00:00Z`);
  const to = new Date(from);
  to.setUTCMonth(to.getUTCMonth() + 1);
  return { from, to };
}

/** The last months up to now, the newest first: `2026-06`. */
export function lastMonths(now: Date, most: number): readonly string[] {
  return Array.from({ length: most }, (_none, back) => {
    const at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1));
    return at.toISOString().slice(0, 7);
  });
}
