import { celebritySubject, productSubject } from './catalog/answer-policy.server.ts';
import {
  invalidateCatalog,
  forgetCategories,
  forgetContent,
  refreshCatalog,
  renewStock,
} from './catalog/catalog.server.ts';
import { orderEmitter, tellOfOrders } from './orders/changed-orders.server.ts';
import { forgetStanding } from './people/standing.server.ts';
import { openTransport } from '#app/server/composition.server.ts';

/** Something that changed in a WordPress; the id is 0 where it may be any. */
export interface BackendEvent {
  readonly kind: string;
  readonly id: number;
}

/** What is kept of a WordPress (ADR 0040) comes before what pages remember, which is made of it. */
async function forgetGoods(): Promise<void> {
  await (await openTransport()).kept?.forgetGoods();
}

type Handler = (ids: readonly number[]) => Promise<void>;

/**
 * What is about these things, or shows them, is given until it is read anew; all is forgotten where it is not known
 * which they are.
 */
async function renew(ids: readonly number[], subjectOf: (id: number) => string): Promise<void> {
  await (ids.includes(0) ? invalidateCatalog() : refreshCatalog(ids.map(subjectOf)));
}

const handlers: Readonly<Record<string, Handler>> = {
  /**
   * Mails about it go out now; the lists of orders ask for changes themselves. What was ordered is told of as goods,
   * too.
   */
  async order(ids) {
    await renewStock();
    orderEmitter.emit();
    // It is asked whose they are: a WordPress that waited for the answer to its event would wait for itself.
    void tellOfOrders(ids);
  },
  async product(ids) {
    await forgetGoods();
    await renew(ids, productSubject);
  },
  async store(ids) {
    await (await openTransport()).kept?.forgetSellers();
    // Its owner may have another role, or be suspended.
    await forgetStanding();
    await renew(ids, celebritySubject);
  },
  async category() {
    await forgetGoods();
    await forgetCategories();
  },
  /** Another role or a suspension: anyone who is signed in is compared with the account at the next call (ADR 0065). */
  account: () => forgetStanding(),
  page: () => forgetContent(),
  menu: () => forgetContent(),
};

/**
 * What was remembered of these things is read anew in every process; of goods and stores no one waits for it (ADR
 * 0077). A kind that this version does not know is of a newer plugin, and nothing.
 */
export async function noteBackendEvents(events: readonly BackendEvent[]): Promise<void> {
  const byKind = Map.groupBy(events, ({ kind }) => kind);
  for (const [kind, forget] of Object.entries(handlers)) {
    const told = byKind.get(kind);
    if (told) await forget([...new Set(told.map(({ id }) => id))]);
  }
}
