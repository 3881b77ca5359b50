import {
  listTeam,
  readCorrespondent,
  type NewsCorrespondent,
} from '#app/server/backend/people/accounts.server.ts';
import { listCheckoutOrders } from '#app/server/backend/orders/placing/list-checkout-orders.server.ts';
import { type MailedSite, recipientOf } from '#app/platform/mail/mail-writer.server.ts';
import { writeMail } from '#app/platform/mail/write-mail.server.ts';
import type { Database } from '#app/server/db/database.server.ts';
import type { MailQueue } from '#app/server/mail/mail-queue-types.server.ts';
import { asksForRefundAccount } from '#app/server/refunds/known-accounts.server.ts';
import { timeZoneOf } from '#app/server/people/store/time-zones.server.ts';
import { tellOnce } from '#app/server/orders/store/tell-once.server.ts';
import type {
  NewsReader,
  OrderNotification,
} from '#domain/order/notifications/order-notifications.ts';
import type { WorkRules } from '#domain/order/desk/work-rules.ts';
import type { BankAccount } from '#domain/payment/transfer/bank-account.ts';
import type { Order } from '#domain/order/order.ts';
import { awaitsTransfer } from '#domain/payment/payment.ts';
import { mayNotify } from '#domain/person/notification-kinds.ts';
import { billOf, type TransferBill } from '#domain/payment/transfer/shared-transfer.ts';
import { transferOf } from '#domain/payment/transfer/transfer.ts';

import { consentOf } from './withdrawal-terms.server.ts';
import type { MailedOrder } from './order-mails.server.ts';
import { orderMail } from './order-mail.server.ts';

/** The dependencies of sending notifications. */
export interface NewsDesk {
  readonly database: Database;
  readonly queue: Pick<MailQueue, 'put'>;
  /** The bank account for transfers; null if none is configured. */
  readonly account: () => Promise<BankAccount | null>;
  /** The base URL of links in mails, and the site's current name. */
  readonly site: () => Promise<MailedSite>;
  readonly rules: () => Promise<WorkRules>;
  readonly now: () => Date;
  /** Whether the process is shutting down: the next process sends what remains. */
  readonly isStopped?: () => boolean;
}

/** One run through the orders, which fetches the team only once. */
export interface Look extends NewsDesk {
  readonly team: () => Promise<readonly NewsCorrespondent[]>;
}

export function beginLook(desk: NewsDesk): Look {
  let team: ReturnType<typeof listTeam> | null = null;
  return { ...desk, team: () => (team ??= listTeam()) };
}

async function readersOf(
  { team }: Look,
  reader: NewsReader,
  order: Order,
): Promise<readonly NewsCorrespondent[]> {
  if (reader === 'team') return team();
  const id = reader === 'fan' ? order.customerId : order.celebrityId;
  const person = id === null ? null : await readCorrespondent(id);
  return person ? [person] : [];
}

function wants({ role, settings }: NewsCorrespondent, { kind }: OrderNotification): boolean {
  return kind === null || mayNotify(role, settings, kind);
}

/** One event of an order, and who is notified of what. */
export interface Happening {
  readonly at: string;
  /** Distinguishes it from other events at the same instant. */
  readonly to: string;
  readonly news: readonly OrderNotification[];
  readonly order: Order;
}

/** How long to wait for the other orders of a checkout, whose mails state their total. */
const checkoutMs = 120_000;

/** The transfer due for an order; null if none. @throws NotWhole */
async function billFor({ now }: NewsDesk, order: Order): Promise<TransferBill | null> {
  if (!awaitsTransfer(order)) return null;
  if (!order.checkout) return billOf(order);
  const others = await listCheckoutOrders(order.checkout.reference);
  const age = now().getTime() - new Date(order.createdAt).getTime();
  if (others.length < order.checkout.orders && age < checkoutMs) throw new NotWhole();
  return billOf(order, others);
}

/** Thrown while other orders of a checkout may still be in flight: its notifications wait. */
export class NotWhole extends Error {}

async function transferFor(
  desk: NewsDesk,
  order: Order,
): Promise<Pick<MailedOrder, 'transfer' | 'bill'>> {
  const bill = await billFor(desk, order);
  const account = bill && (await desk.account());
  return { bill, transfer: bill && account && transferOf(account, bill) };
}

/** Queues the mails about an event, once, however many processes do it at the same time. */
export async function tell(look: Look, { at, to, news: topics, order }: Happening): Promise<void> {
  const site = await look.site();
  const asksForAccount = await asksForRefundAccount(look.database, order);
  const consent = await consentOf(look.database, order);
  const mailed = { order, asksForAccount, consent, ...(await transferFor(look, order)) };
  // Written before the transaction: on a single connection, a back end request inside it would deadlock.
  const mails = await Promise.all(
    topics.map(async (news) => {
      const readers = await readersOf(look, news.reader, order);
      return Promise.all(
        readers
          .filter((reader) => wants(reader, news))
          .map(async (reader) => {
            const zone = await timeZoneOf(look.database, reader.id);
            const recipient = recipientOf(reader, undefined, zone);
            return writeMail(recipient, orderMail[news.topic](mailed), site);
          }),
      );
    }),
  );
  await tellOnce(look.database, { orderId: order.id, at, to }, async (own) => {
    for (const mail of mails.flat()) await look.queue.put(mail, own);
  });
}
