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

/** Something that changed in a WordPress; id 0 means any. */
export interface BackendEvent {
  readonly kind: string;
  readonly id: number;
}

/** Clears the WordPress cache (ADR 0040) before the page caches, which are built from it. */
async function forgetGoods(): Promise<void> {
  await (await openTransport()).kept?.forgetGoods();
}

type Handler = (ids: readonly number[]) => Promise<void>;

/**
 * Cached data about these subjects, or showing them, is served until it is refreshed; if the ids are unknown,
 * everything is invalidated.
 */
async function renew(ids: readonly number[], subjectOf: (id: number) => string): Promise<void> {
  await (ids.includes(0) ? invalidateCatalog() : refreshCatalog(ids.map(subjectOf)));
}

const handlers: Readonly<Record<string, Handler>> = {
  /**
   * Sends order mails now; order lists poll for changes themselves. What was ordered is reported as a product event,
   * too.
   */
  async order(ids) {
    await renewStock();
    orderEmitter.emit();
    // Looking up the orders' owners is not awaited: a WordPress waiting for the response to its event would wait for
    // itself.
    void tellOfOrders(ids);
  },
  async product(ids) {
    await forgetGoods();
    await renew(ids, productSubject);
  },
  async store(ids) {
    await (await openTransport()).kept?.forgetSellers();
    // The store's owner may have a new role or be suspended.
    await forgetStanding();
    await renew(ids, celebritySubject);
  },
  async category() {
    await forgetGoods();
    await forgetCategories();
  },
  /** A new role or a suspension: signed-in users are checked against their account on the next call (ADR 0065). */
  account: () => forgetStanding(),
  page: () => forgetContent(),
  menu: () => forgetContent(),
};

/**
 * Refreshes cached data about these subjects in every process, products and stores in the background (ADR 0077). Kinds
 * unknown to this version come from a newer plugin and are ignored.
 */
export async function noteBackendEvents(events: readonly BackendEvent[]): Promise<void> {
  const byKind = Map.groupBy(events, ({ kind }) => kind);
  for (const [kind, forget] of Object.entries(handlers)) {
    const told = byKind.get(kind);
    if (told) await forget([...new Set(told.map(({ id }) => id))]);
  }
}
