import type { Cents } from './money.ts';

/**
 * An amount shared out in proportion to others. The shares add up to it exactly; each is between 0 and what it is a
 * share of as long as the amount is no more than their sum, and all of it if the amount is their sum.
 * @param among none of them negative; if all are 0, so are the shares
 */
export function sharesOf(amount: Cents, among: readonly Cents[]): Cents[] {
  const whole = among.reduce((sum, one) => sum + one, 0);
  if (whole === 0) return among.map(() => 0);
  let before = 0;
  let given = 0;
  return among.map((one) => {
    before += one;
    const share = Math.round((amount * before) / whole) - given;
    given += share;
    return share;
  });
}
