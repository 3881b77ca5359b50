import { expect, it } from 'vitest';

import { testCardOutcome, testCardToken } from './test-card.ts';

it.each([
  ['4242424242424242', 'paid'],
  ['5555555555554444', 'paid'],
  ['378282246310005', 'paid'],
  ['4000000000000002', 'declined'],
  ['4000000000009995', 'declined'],
] as const)('the published number %s is %s', (number, outcome) => {
  const token = testCardToken(number);
  expect(token).toMatch(/^test_/);
  expect(token).not.toContain(number);
  expect(testCardOutcome(token ?? '')).toBe(outcome);
});

it.each(['4111111111111111', '', '4242 4242 4242 4242'])('%j is no test card', (number) => {
  expect(testCardToken(number)).toBeNull();
  expect(testCardOutcome(number)).toBeNull();
});
