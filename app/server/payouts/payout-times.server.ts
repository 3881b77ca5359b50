import { heldSince, paidFrom, type PayoutRules } from '#domain/payout/payout-rules.ts';

import type { PayoutTimes } from './store/payout-sums.server.ts';

/** The times that split the balances of this moment. */
export function payoutTimes(now: Date, rules: PayoutRules): PayoutTimes {
  return { since: heldSince(now, rules), start: paidFrom(rules) };
}
