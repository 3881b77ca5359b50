import { type MailedSite, recipientOf } from '#app/platform/mail/mail-writer.server.ts';
import { writeMail } from '#app/platform/mail/write-mail.server.ts';
import { env } from '#app/platform/settings/env.server.ts';
import { readCurrentOrder } from '#app/server/backend/orders/read-current-order.server.ts';
import { readCorrespondent } from '#app/server/backend/people/accounts.server.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import type { MailQueue } from '#app/server/mail/mail-queue-types.server.ts';
import { outgoingMail } from '#app/server/mail/outgoing-mail.server.ts';
import { siteName } from '#app/server/settings/store/site-settings.server.ts';
import { AppError } from '#domain/app-error.ts';
import { mayNotify } from '#domain/person/notification-kinds.ts';
import { invitationDays, mayReview } from '#domain/review/review.ts';

import { invitationMail } from './review-mails.server.ts';
import { noteInvited } from './store/reviews.server.ts';
import { uninvitedOrders } from './store/uninvited-orders.server.ts';

const dayMs = 86_400_000;
const everyMs = 10 * 60_000;
/** The others follow with the next look. */
const askedAtOnce = 100;

interface InvitationDesk {
  readonly database: Database;
  readonly queue: Pick<MailQueue, 'put'>;
  readonly site: () => Promise<MailedSite>;
  readonly now: () => Date;
  readonly isStopped?: () => boolean;
}

/** The mail to the fan of an order; null if there is no one to ask, or who does not want mails of orders. */
async function mailFor(desk: InvitationDesk, orderId: number) {
  const order = await readCurrentOrder(orderId);
  const person = await readCorrespondent(order.customerId);
  if (!person || !mayNotify(person.role, person.settings, 'orderMoved')) return null;
  if (!mayReview({ id: order.customerId, role: person.role }, order)) return null;
  const words = invitationMail(orderId, order.celebrityName);
  return writeMail(recipientOf(person), words, await desk.site());
}

/** Asks fans for a review some days after the delivery: once for each order, however many processes look. */
export async function inviteReviews(desk: InvitationDesk): Promise<void> {
  const now = desk.now().getTime();
  const span = {
    from: new Date(now - invitationDays.until * dayMs),
    until: new Date(now - invitationDays.from * dayMs),
  };
  for (const orderId of await uninvitedOrders(desk.database, span, askedAtOnce)) {
    if (desk.isStopped?.()) return;
    try {
      // Written before the transaction: on a single connection, a back end request inside it would deadlock.
      const mail = await mailFor(desk, orderId).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'not_found') return null;
        throw error;
      });
      await desk.database.transaction(async (own) => {
        if ((await noteInvited(own, orderId, desk.now())) && mail) await desk.queue.put(mail, own);
      });
    } catch (error) {
      // One that fails holds up no other, and is tried again with the next look.
      console.error(error);
    }
  }
}

/** Looks for deliveries some days old from now on. */
export function startInvitingReviews(): { readonly stop: () => Promise<void> } {
  let stopped = false;
  let looking: Promise<void> | null = null;
  async function look(): Promise<void> {
    await inviteReviews({
      database: await ownTables(),
      queue: await outgoingMail(),
      site: async () => ({
        origin: new URL(env.APP_ORIGIN ?? `http://localhost:${env.PORT}`).origin,
        name: await siteName(),
      }),
      now: () => new Date(),
      isStopped: () => stopped,
    });
  }
  const timer = setInterval(() => {
    if (stopped || looking) return;
    looking = look()
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        looking = null;
      });
  }, everyMs);
  timer.unref();
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      await looking;
    },
  };
}
