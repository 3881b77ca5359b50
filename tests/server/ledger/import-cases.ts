import fc from 'fast-check';

import type { Death } from './mortal-process.ts';

/** What a statement can have about one order. */
const cases = [
  'exact',
  'part',
  'parts',
  'over',
  'double',
  'currency',
  'cancelled',
  'refund',
  'part-refund',
  'noise',
] as const;
export type Case = (typeof cases)[number];

const death: fc.Arbitrary<Death | null> = fc.option(
  fc.record({ at: fc.integer({ min: 1, max: 40 }), isDone: fc.boolean() }),
  { freq: 6 },
);
export const statement = fc.record({
  cases: fc.array(fc.constantFrom(...cases), { minLength: 2, maxLength: 6 }),
  /** Where the first of two files that overlap ends, as a part of all lines. */
  cut: fc.double({ min: 0, max: 1, noNaN: true }),
  isReversed: fc.boolean(),
  /** When the process dies: in the first import, in its repetitions, in what managers decide, in the ledger. */
  deaths: fc.array(death, { minLength: 6, maxLength: 6 }),
});

/** An order with what the model says of it once all is settled. */
export interface Expected {
  readonly id: number;
  readonly payment: string;
  /** How often its payment changed. */
  readonly changes: number;
  readonly refunds: number;
}
