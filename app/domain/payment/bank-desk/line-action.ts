import type { Cents } from '#domain/money/money.ts';
import type { Proposal } from '#domain/payment/matching/line-match.ts';

import type { BankLine, Booking } from './bank-line.ts';

/** What one press does with a line, and how much of it then goes back to the payer. */
export interface OfferedBooking {
  readonly booking: Booking;
  readonly goesBack: Cents;
}

/** Books a proposal as it is; null if a person first has to say how much goes to which order. */
export function bookingOf(line: BankLine, proposal: Proposal): OfferedBooking | null {
  const shares = proposal.orders
    .filter(({ cents }) => cents > 0)
    .map(({ id, cents }) => ({ orderId: id, cents }));
  const goesBack = line.cents - shares.reduce((sum, { cents }) => sum + cents, 0);
  if (shares.length === 0 || goesBack < 0 || line.currency !== 'EUR') return null;
  return { booking: { lineId: line.id, shares, restGoesBack: goesBack > 0 }, goesBack };
}

/** Sends the whole of an open line back to its payer. */
export function sendingBack({ id, cents }: BankLine): OfferedBooking {
  return { booking: { lineId: id, shares: [], restGoesBack: true }, goesBack: cents };
}

/** Whether someone can say that what goes back of a line was sent; not while more of it may go back. */
export function isToReturn({ standing, creditCents, returned }: BankLine): boolean {
  return standing === 'booked' && creditCents > 0 && returned === null;
}

/** Whether the decision about a line can be taken back; a refund comes back on the page of refunds. */
export function canReopen({ standing, returned, shares }: BankLine): boolean {
  const isRefund = shares.some(({ kind }) => kind === 'refund');
  return standing !== 'open' && returned === null && !isRefund;
}

/** Whether a line can be sent back whole with one press: nothing of it is due. */
export function isToSendBack({ cents, standing, state, proposals }: BankLine): boolean {
  if (standing !== 'open' || cents <= 0) return false;
  const isDue = proposals.some(({ orders }) => orders.some((order) => order.cents > 0));
  return state === 'double' || state === 'currency' || (state === 'cancelled' && !isDue);
}
