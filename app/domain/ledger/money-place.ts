import type { PaymentStanding } from '#domain/payment/payment.ts';
import type { OrderMovementKind } from './movement.ts';

/** Where the money of an order is. */
export type MoneyPlace = 'nowhere' | 'prepaid' | 'earned' | 'owed-back' | 'returned';

interface Step {
  readonly from: MoneyPlace;
  /** The movement that leads here. */
  readonly kind: OrderMovementKind;
  /** The movement that leads back. */
  readonly undo: OrderMovementKind;
}

/** How money comes to each place; there is one way only. */
const steps: Readonly<Record<Exclude<MoneyPlace, 'nowhere'>, Step>> = {
  prepaid: { from: 'nowhere', kind: 'paid', undo: 'taken-back' },
  earned: { from: 'prepaid', kind: 'earned', undo: 'unearned' },
  'owed-back': { from: 'prepaid', kind: 'refund-owed', undo: 'refund-dropped' },
  returned: { from: 'owed-back', kind: 'refunded', undo: 'refund-reopened' },
};

/**
 * Where the money of an order is: earned once it is both paid and completed, whichever came first (docs/adr/0130).
 */
export function placeOfMoney({ status, payment }: PaymentStanding): MoneyPlace {
  if (payment === 'awaiting') return 'nowhere';
  if (payment === 'refund-due') return 'owed-back';
  if (payment === 'refunded') return 'returned';
  return status === 'completed' ? 'earned' : 'prepaid';
}

/** The places on the way to one, with itself, from the start. */
function wayTo(place: MoneyPlace): readonly Exclude<MoneyPlace, 'nowhere'>[] {
  return place === 'nowhere' ? [] : [...wayTo(steps[place].from), place];
}

/** The movements that lead from one place to another: back as far as needed, then on. */
export function movementsBetween(from: MoneyPlace, to: MoneyPlace): readonly OrderMovementKind[] {
  const [old, next] = [wayTo(from), wayTo(to)];
  const shared = old.filter((place) => next.includes(place)).length;
  return [
    ...old
      .slice(shared)
      .toReversed()
      .map((place) => steps[place].undo),
    ...next.slice(shared).map((place) => steps[place].kind),
  ];
}
