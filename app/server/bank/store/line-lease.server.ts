import { isNull, lte, or, type SQL } from 'drizzle-orm';

import { bankLines } from './bank.schema.ts';

/** After this long another manager may finish what one began. */
const leaseMs = 60_000;

/** Until when a line belongs to the process that begins now. */
export function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + leaseMs);
}

/** Whether no one works on a line, or the process that did was interrupted. */
export function isUnattended(now: Date): SQL | undefined {
  return or(isNull(bankLines.workUntil), lte(bankLines.workUntil, now));
}
