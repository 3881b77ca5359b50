import { accountsStore } from '#app/server/accounts/store/accounts-store.server.ts';
import { emptyPageCache } from '#app/platform/page/cached-pages.server.ts';
import { createEmitter } from '#app/platform/process/emitter.ts';
import { broadcastInvalidation } from '#app/platform/cache/broadcast-invalidation.ts';
import type { Availability } from '#domain/availability/availability.ts';
import { promiseAround } from '#domain/availability/days-away.ts';
import type { Celebrity, CelebrityCard } from '#domain/catalog/celebrity.ts';
import type { LineFacts } from '#domain/order/line-facts.ts';
import { maxOrderPromise } from '#domain/order/promise/promised-days.ts';
import {
  closuresOf,
  windowsAt,
  type Closures,
  type TakenCounts,
} from '#domain/availability/closure.ts';

import { allAvailabilities } from './store/availabilities.server.ts';
import { countTaken } from './store/places.server.ts';

/** How long this process believes what it read; changes are told at once. */
const freshMs = 60_000;

interface Known {
  readonly availabilities: ReadonlyMap<number, Availability>;
  readonly counts: ReadonlyMap<number, TakenCounts>;
  /** Until when it holds, in milliseconds: a new day or week counts anew. */
  readonly until: number;
}

let known: Promise<Known> | null = null;

async function load(now: number): Promise<Known> {
  const { database } = await accountsStore();
  const availabilities = await allAvailabilities(database);
  const limited = new Map(
    [...availabilities].filter(([, { perDay, perWeek }]) => perDay !== null || perWeek !== null),
  );
  const counts = await countTaken(database, limited, now);
  const turns = [...limited.values()].map(({ timeZone }) => windowsAt(now, timeZone).day.until);
  return { availabilities, counts, until: Math.min(now + freshMs, ...turns) };
}

async function current(now: number): Promise<Known> {
  const before = known;
  const held = await before?.catch(() => null);
  if (held && now < held.until) return held;
  // Of several that find it outdated, the first loads it for all.
  if (known === before || known === null) known = load(now);
  return known;
}

const none: TakenCounts = { day: 0, week: 0 };

/**
 * Which of these celebrities take no requests now, or soon will not. Those who take requests are left out. Read from
 * memory: what is ordered is checked again in the database.
 * @param now in milliseconds
 */
export async function readClosures(
  celebrityIds: readonly number[],
  now: number = Date.now(),
): Promise<ReadonlyMap<number, Closures>> {
  const { availabilities, counts } = await current(now);
  return new Map(
    celebrityIds.flatMap((id) => {
      const availability = availabilities.get(id);
      const closures = availability && closuresOf(availability, counts.get(id) ?? none, now);
      return closures ? [[id, closures] as const] : [];
    }),
  );
}

/** Whether a celebrity takes a limited number of requests; counted from the moment the limit is set. */
export async function hasLimit(celebrityId: number): Promise<boolean> {
  const availability = (await current(Date.now())).availabilities.get(celebrityId);
  return (availability?.perDay ?? null) !== null || (availability?.perWeek ?? null) !== null;
}

/** The closures of everyone who has holidays or limits. @param now in milliseconds */
export async function readAllClosures(
  now: number = Date.now(),
): Promise<ReadonlyMap<number, Closures>> {
  const { availabilities } = await current(now);
  return readClosures([...availabilities.keys()], now);
}

/**
 * What is known of these celebrities, for pages: nothing if it cannot be read. Orders are checked again, and a list
 * does not fail for this.
 */
async function readForPages(now: number): Promise<Known> {
  try {
    return await current(now);
  } catch (error) {
    console.error(error);
    return { availabilities: new Map(), counts: new Map(), until: now };
  }
}

/** How a celebrity's services are shown at an instant. */
interface Shown {
  readonly closures: Closures | null;
  /** Within how many days something is promised, since days away do not count. */
  readonly promise: (days: number) => number;
}

function shownBy({ availabilities, counts }: Known, id: number, now: number): Shown | null {
  const availability = availabilities.get(id);
  if (!availability) return null;
  const closures = closuresOf(availability, counts.get(id) ?? none, now);
  const promise = (days: number) => promiseAround(days, availability, now, maxOrderPromise);
  return { closures, promise: closures?.now ? (days) => days : promise };
}

/** Cards as lists show them: with their closures, and promises around holidays. */
export async function withClosures<Card extends CelebrityCard>(
  cards: readonly Card[],
): Promise<readonly Card[]> {
  const now = Date.now();
  const found = await readForPages(now);
  return cards.map((card) => {
    const shown = shownBy(found, card.id, now);
    if (!shown) return card;
    const { closures, promise } = shown;
    const { offer } = card;
    return {
      ...card,
      offer: offer && { ...offer, promisedDays: promise(offer.promisedDays) },
      ...(closures ? { closures } : {}),
    };
  });
}

/** The same for a celebrity's own page, with each of the services. */
export async function celebrityWithClosures(celebrity: Celebrity): Promise<Celebrity> {
  const now = Date.now();
  const shown = shownBy(await readForPages(now), celebrity.id, now);
  const [card = celebrity] = await withClosures([celebrity]);
  const services = celebrity.services.map((service) =>
    shown ? { ...service, promisedDays: shown.promise(service.promisedDays) } : service,
  );
  return { ...card, services };
}

/** Lines of a basket: with the closure of their celebrity, and promises around holidays. Goods are sold at any time. */
export async function factsWithClosures(
  facts: readonly LineFacts[],
): Promise<readonly LineFacts[]> {
  const now = Date.now();
  if (facts.every(({ promisedDays }) => promisedDays === null)) return facts;
  const found = await readForPages(now);
  return facts.map((one) => {
    const shown = one.promisedDays === null ? null : shownBy(found, one.celebrityId, now);
    if (!shown || one.promisedDays === null) return one;
    const promisedDays = shown.promise(one.promisedDays);
    const closure = shown.closures?.now;
    return { ...one, promisedDays, ...(closure ? { closure } : {}) };
  });
}

/** Throws away the cached pages that show whether these celebrities take requests, in this process. */
export function emptyPagesOf(celebrityIds: readonly number[]): void {
  if (celebrityIds.length === 0) return;
  emptyPageCache({ things: celebrityIds.map((id) => `/celebrity/${id}`), lists: true });
}

/** Emits when someone may take requests again, or no more. */
export const closureEmitter = createEmitter();

const forget = broadcastInvalidation('availability', (detail) => {
  known = null;
  if (detail === undefined) emptyPageCache({ things: ['/celebrity/'], lists: true });
  else emptyPagesOf(detail.split(',').map(Number));
  closureEmitter.emit();
});

/** After a change of whether these celebrities take requests: in every process, pages say so at once. */
export async function closuresChanged(celebrityIds: readonly number[]): Promise<void> {
  if (celebrityIds.length > 0) await forget(celebrityIds.join(','));
}

/** After places were given back: celebrities who were sold out may take requests again. */
export async function placesFreed(celebrityIds: readonly number[]): Promise<void> {
  const closures = await readClosures(celebrityIds);
  await closuresChanged(celebrityIds.filter((id) => closures.get(id)?.now));
}
