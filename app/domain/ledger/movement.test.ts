import { expect, it } from 'vitest';

import { balancesAfter, linesBetween, sumOf, type LedgerBalances } from './ledger.ts';
import {
  linesOfOrder,
  linesOfPayout,
  orderMovementKinds,
  type OrderAmounts,
  type PayoutMovementKind,
} from './movement.ts';
import { movementsBetween, type MoneyPlace } from './money-place.ts';

const amounts: OrderAmounts = {
  ...{ money: 'bank', earner: 'celebrity-payable' },
  ...{ total: 1_000, theirs: 700, commission: 200, tax: 100 },
};

it('each movement adds up to 0, and is undone by the one beside it', () => {
  for (let index = 0; index < orderMovementKinds.length; index += 2) {
    const [done, undone] = orderMovementKinds.slice(index, index + 2);
    if (!done || !undone) throw new Error('they come in pairs');
    const lines = linesOfOrder(done, amounts);
    expect(lines.length).toBeGreaterThan(1);
    expect([sumOf(lines), sumOf(linesOfOrder(undone, amounts))]).toEqual([0, 0]);
    const after = balancesAfter(balancesAfter({}, lines), linesOfOrder(undone, amounts));
    expect(linesBetween({}, after)).toEqual([]);
  }
});

it('a payout goes from the celebrity over the transit to the bank, and back', () => {
  const balanceAfter = (...kinds: readonly PayoutMovementKind[]) =>
    linesBetween(
      {},
      kinds.reduce<LedgerBalances>((sum, kind) => balancesAfter(sum, linesOfPayout(kind, 500)), {}),
    );
  expect(balanceAfter('payout-prepared')).toEqual([
    { account: 'celebrity-payable', cents: 500 },
    { account: 'payouts-in-transit', cents: -500 },
  ]);
  expect(balanceAfter('payout-prepared', 'payout-dropped')).toEqual([]);
  expect(balanceAfter('payout-prepared', 'payout-sent')).toEqual([
    { account: 'bank', cents: -500 },
    { account: 'celebrity-payable', cents: 500 },
  ]);
  expect(balanceAfter('payout-prepared', 'payout-sent', 'payout-returned')).toEqual([]);
});

it('money goes between two places by the one way there is', () => {
  const way = (from: MoneyPlace, to: MoneyPlace) => movementsBetween(from, to).join(' ');
  expect(way('nowhere', 'earned')).toBe('paid earned');
  expect(way('earned', 'returned')).toBe('unearned refund-owed refunded');
  expect(way('returned', 'nowhere')).toBe('refund-reopened refund-dropped taken-back');
  expect(way('owed-back', 'earned')).toBe('refund-dropped earned');
  expect(way('prepaid', 'prepaid')).toBe('');
});
