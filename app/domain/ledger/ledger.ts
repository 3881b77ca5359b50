import type { Cents } from '#domain/money/money.ts';

/** The currency of all movements: EUR is the only one (spec §1). */
export const ledgerCurrency = 'EUR';

/**
 * The accounts of the ledger. What the shop has is positive; what it owes to others, and what it earned, is negative.
 */
export const ledgerAccounts = [
  /** The shop's bank account. */
  'bank',
  /** Money that a payment service took and holds: cards, and whatever other way to pay a WordPress offers. */
  'card-clearing',
  /** Customers' money for orders that are not fulfilled yet. */
  'prepayments',
  /** What celebrities earned and were not paid yet. */
  'celebrity-payable',
  /** The shop's share. */
  'commission',
  /** Sales of the shop itself: orders without a celebrity. */
  'own-sales',
  /** Taxes in the prices, which are passed on. */
  'taxes',
  /** Customers' money that goes back to them. */
  'refunds-due',
  /** Money that came in and is no order's: parts of one that is not paid yet, and what goes back to its payer. */
  'unallocated-receipts',
  /** Money for celebrities on its way: in a payout run, and not sent by the bank yet. */
  'payouts-in-transit',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

/** One line of a movement. */
export interface LedgerLine {
  readonly account: LedgerAccount;
  /** Whole cents, never 0. */
  readonly cents: Cents;
}

/** Amounts by account; one that is missing is 0. */
export type LedgerBalances = Readonly<Partial<Record<LedgerAccount, Cents>>>;

/** Adds lines to balances. */
export function balancesAfter(
  balances: LedgerBalances,
  lines: readonly LedgerLine[],
): LedgerBalances {
  const after: Partial<Record<LedgerAccount, Cents>> = { ...balances };
  for (const { account, cents } of lines) after[account] = (after[account] ?? 0) + cents;
  return after;
}

/** The lines that lead from some balances to others, in the order of the accounts; empty if they are equal. */
export function linesBetween(from: LedgerBalances, to: LedgerBalances): readonly LedgerLine[] {
  return ledgerAccounts.flatMap((account) => {
    const cents = (to[account] ?? 0) - (from[account] ?? 0);
    return cents === 0 ? [] : [{ account, cents }];
  });
}

/** The sum of all lines: 0 for every movement. */
export function sumOf(lines: readonly LedgerLine[]): Cents {
  return lines.reduce((sum, { cents }) => sum + cents, 0);
}
