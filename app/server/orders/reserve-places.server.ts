import { accountsStore } from '#app/server/accounts/store/accounts-store.server.ts';
import {
  closuresChanged,
  hasLimit,
  placesFreed,
} from '#app/server/availability/closures.server.ts';
import {
  notePlacedOrder,
  releasePlaces,
  takePlaces,
} from '#app/server/availability/store/places.server.ts';
import type { ErrorCode } from '#domain/app-error.ts';
import type { NewOrderOf } from '#domain/checkout/checkout.ts';
import type { PlacedOrder } from '#domain/checkout/placement.ts';
import type { LineProblem } from '#domain/order/line-facts.ts';

/** Places for the requests of an order that is about to be created. */
interface Reservation {
  /** Why there are none, for each request; then nothing was taken. */
  readonly problems: readonly LineProblem[];
  /**
   * Tells whether the order was created. The places are given back if it was refused; after a failure that leaves it
   * open they are kept, until it is looked up (`sweepReopened`).
   */
  readonly settle: (placed: PlacedOrder | null, refusal?: ErrorCode) => Promise<void>;
}

/** Failures after which an order may have been created all the same. */
const open: readonly ErrorCode[] = ['backend_failed', 'backend_timeout'];

const unlimited: Reservation = { problems: [], settle: () => Promise.resolve() };

/** Takes a place of the celebrity for each request of an order, or says why there is none. */
export async function reservePlaces(order: NewOrderOf, personId: number): Promise<Reservation> {
  const { celebrityId, key, lines } = order;
  const requests = lines.filter(({ kind }) => kind === 'service');
  // A celebrity without a limit costs no statement; holidays were looked at before.
  if (requests.length === 0 || !(await hasLimit(celebrityId))) return unlimited;
  const { database } = await accountsStore();
  const taker = { celebrityId, personId, key };
  const taken = await takePlaces(database, { ...taker, places: requests.length }, new Date());
  const { closure } = taken;
  if (closure) {
    const problems = requests.map(({ id }) => ({ id, kind: 'closed', closure }) as const);
    return { problems, settle: unlimited.settle };
  }
  if (taken.areLast) await closuresChanged([celebrityId]);
  return {
    problems: [],
    async settle(placed, refusal) {
      try {
        if (placed) return await notePlacedOrder(database, taker, placed.orderId);
        if (refusal !== undefined && open.includes(refusal)) return;
        await releasePlaces(database, taker);
        await placesFreed([celebrityId]);
      } catch (error) {
        // The order stands, or was refused for a better reason; the places are put right later.
        console.error(error);
      }
    },
  };
}
