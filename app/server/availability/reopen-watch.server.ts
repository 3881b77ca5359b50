import { startRepeatedWork, type RepeatedWork } from '#app/platform/process/repeated-work.ts';
import { env } from '#app/platform/settings/env.server.ts';
import { type MailedSite, recipientOf } from '#app/platform/mail/mail-writer.server.ts';
import { writeMail } from '#app/platform/mail/write-mail.server.ts';
import { findPlacedOrder } from '#app/server/backend/orders/placing/find-placed-order.server.ts';
import { readCorrespondent } from '#app/server/backend/people/accounts.server.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import type { MailQueue } from '#app/server/mail/mail-queue-types.server.ts';
import { outgoingMail } from '#app/server/mail/outgoing-mail.server.ts';
import { siteName } from '#app/server/settings/store/site-settings.server.ts';
import { AppError } from '#domain/app-error.ts';
import { defaultLocale, isLocale } from '#domain/locale.ts';

import { closureEmitter, emptyPagesOf, placesFreed, readAllClosures } from './closures.server.ts';
import { openingOf } from './reopen-alerts.server.ts';
import { reopenMail } from './reopen-mail.server.ts';
import {
  notePlacedOrder,
  releasePlaces,
  sweepPlaces,
  unknownPlaces,
} from './store/places.server.ts';
import {
  alertsFor,
  awaitedCelebrities,
  removeAlert,
  type StoredAlert,
} from './store/reopen-alerts.server.ts';

/** How often it is looked whose holiday began or ended, and who is to be told. */
const everyMs = 30_000;
/** How many are told of one celebrity in a look; the others follow with the next. */
const toldAtOnce = 200;
const mostAwaited = 10_000;
/** By then an order that got no answer was created or not. */
const unknownMs = 15 * 60_000;
/** A week, and what time zones and clocks that change add to it. */
const countedMs = 9 * 86_400_000;

export interface ReopenDesk {
  readonly database: Database;
  readonly queue: Pick<MailQueue, 'put'>;
  readonly site: () => Promise<MailedSite>;
  readonly now: () => Date;
  readonly isStopped?: () => boolean;
}

/** Mails one person, once, however many processes do it at the same time. */
async function tell(desk: ReopenDesk, alert: StoredAlert, name: string): Promise<void> {
  const { personId, celebrityId, locale } = alert;
  const person = await readCorrespondent(personId);
  const words = reopenMail({ id: celebrityId, name });
  const asked = isLocale(locale) ? locale : defaultLocale;
  // Written before the transaction: on a single connection, a back end request inside it would deadlock.
  const mail = person && (await writeMail(recipientOf(person, asked), words, await desk.site()));
  await desk.database.transaction(async (own) => {
    if ((await removeAlert(own, alert)) && mail) await desk.queue.put(mail, own);
  });
}

/** Whether a celebrity takes requests now. One who is not listed any more may be again later. */
async function openName(celebrityId: number, now: number): Promise<string | null> {
  try {
    const { name, isOpen } = await openingOf(celebrityId, defaultLocale, now);
    return isOpen ? name : null;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

/** Tells those who wait for celebrities who take requests again. */
export async function tellReopened(desk: ReopenDesk): Promise<void> {
  for (const celebrityId of await awaitedCelebrities(desk.database, mostAwaited)) {
    if (desk.isStopped?.()) return;
    try {
      const name = await openName(celebrityId, desk.now().getTime());
      if (name === null) continue;
      for (const alert of await alertsFor(desk.database, celebrityId, toldAtOnce)) {
        if (desk.isStopped?.()) return;
        await tell(desk, alert, name);
      }
    } catch (error) {
      // One that fails holds up no other, and is tried again with the next look.
      console.error(error);
    }
  }
}

/** Finds out what became of orders whose places were taken and whose answer never came; forgets old ones. */
export async function settleUnknownPlaces({ database, now }: ReopenDesk): Promise<void> {
  const at = now().getTime();
  for (const taker of await unknownPlaces(database, new Date(at - unknownMs), 100)) {
    const order = await findPlacedOrder(taker.personId, taker.key);
    if (order) await notePlacedOrder(database, taker, order.orderId);
    else {
      await releasePlaces(database, taker);
      await placesFreed([taker.celebrityId]);
    }
  }
  await sweepPlaces(database, new Date(at - countedMs));
}

/** Looks for openings from now on. */
export function startReopening(): RepeatedWork {
  /** Who was closed at the last look, and until when. */
  let before: ReadonlyMap<number, string> | null = null;

  /** Every process has cached pages of its own, and looks by itself. */
  async function emptyChangedPages(): Promise<void> {
    const closures = await readAllClosures();
    const closed = new Map(
      [...closures].flatMap(([id, { now }]) => (now ? [[id, now.until] as const] : [])),
    );
    const ids = new Set([...closed.keys(), ...(before?.keys() ?? [])]);
    if (before) emptyPagesOf([...ids].filter((id) => closed.get(id) !== before?.get(id)));
    before = closed;
  }

  async function look(isStopped: () => boolean): Promise<void> {
    const desk: ReopenDesk = {
      database: await ownTables(),
      queue: await outgoingMail(),
      site: async () => ({
        origin: new URL(env.APP_ORIGIN ?? `http://localhost:${env.PORT}`).origin,
        name: await siteName(),
      }),
      now: () => new Date(),
      isStopped,
    };
    for (const step of [
      emptyChangedPages,
      () => settleUnknownPlaces(desk),
      () => tellReopened(desk),
    ]) {
      if (isStopped()) return;
      await step().catch((error: unknown) => console.error(error));
    }
  }

  return startRepeatedWork(look, { everyMs, emitter: closureEmitter });
}
