import { isNull, lte, or, type SQL } from 'drizzle-orm';

import { bankLines } from './bank.schema.ts';

/** After this long another manager may finish what one began. */
const leaseMs = 60_000;

/** Until when a line belongs to whoever begins now. */
export function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + leaseMs);
}

/** Whether nobody works on a line, or whoever did was interrupted. */
export function isUnattended(now: Date): SQL | undefined {
  return or(isNull(bankLines.workUntil), lte(bankLines.workUntil, now));
}
