import { expect, it } from 'vitest';

import { mayAskForDeletion, obstacleOf, type DeletionOutlook } from './account-deletion.ts';

const free: DeletionOutlook = {
  openOrders: 0,
  moneyDue: 0,
  lastAdministrator: false,
  byOperator: false,
};

it.each([
  [{}, null],
  [{ byOperator: true }, 'operator'],
  [{ moneyDue: 1, byOperator: true }, 'moneyDue'],
  [{ openOrders: 2, moneyDue: 1 }, 'openOrders'],
  [{ lastAdministrator: true, openOrders: 2 }, 'lastAdministrator'],
] as const)('an account with %j waits for %s', (outlook, obstacle) => {
  expect(obstacleOf({ ...free, ...outlook })).toBe(obstacle);
});

it('anyone may ask but the last who runs the site', () => {
  expect(mayAskForDeletion({ ...free, openOrders: 3, moneyDue: 2, byOperator: true })).toBe(true);
  expect(mayAskForDeletion({ ...free, lastAdministrator: true })).toBe(false);
});
