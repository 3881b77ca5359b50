import { expect, it } from 'vitest';

import { seeded } from '#tests/support/databases/seeded.ts';
import { chanceOfDifference, median } from './mann-whitney.ts';

const values = (seed: number, shift: number) => {
  const random = seeded(seed);
  return Array.from({ length: 500 }, () => random() * 10 + shift);
};

it('tells a difference from chance', () => {
  expect(chanceOfDifference(values(1, 0), values(2, 0))).toBeGreaterThan(0.01);
  expect(chanceOfDifference(values(1, 0), values(2, 1))).toBeLessThan(0.001);
  expect(chanceOfDifference([1, 2, 3], [1, 2, 3])).toBeGreaterThan(0.9);
});

it('the median is in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
});
