import { timingSafeEqual } from 'node:crypto';

/** Compares without telling by its time where two texts of one length differ. */
export function sameText(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
