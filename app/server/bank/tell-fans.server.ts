import { recipientOf, type MailedSite } from '#app/platform/mail/mail-writer.server.ts';
import { writeMail } from '#app/platform/mail/write-mail.server.ts';
import { siteOrigin } from '#app/platform/request/site-origin.ts';
import { readCorrespondent } from '#app/server/backend/people/accounts.server.ts';
import { readPayableOrders } from '#app/server/backend/payments/payable-orders.server.ts';
import type { Database } from '#app/server/db/database.server.ts';
import type { MailQueue } from '#app/server/mail/mail-queue-types.server.ts';
import { outgoingMail } from '#app/server/mail/outgoing-mail.server.ts';
import { bankAccount } from '#app/server/settings/store/bank-account.server.ts';
import { siteName } from '#app/server/settings/store/site-settings.server.ts';
import type { Order } from '#domain/order/order.ts';
import { matchableOrder, outstandingOf } from '#domain/payment/matching/matchable-order.ts';
import type { BankAccount } from '#domain/payment/transfer/bank-account.ts';
import { transferOf } from '#domain/payment/transfer/transfer.ts';

import { foreignPaymentMail, partialPaymentMail } from './bank-mails.server.ts';
import { sharesOf, type StoredLine } from './store/bank-lines.server.ts';
import { receivedParts } from './store/matched-lines.server.ts';

/** How fans are told of payments that are not right. */
export interface BankPost {
  readonly queue: Pick<MailQueue, 'put'>;
  readonly site: () => Promise<MailedSite>;
  readonly account: () => Promise<BankAccount | null>;
}

/** The one of this installation. */
export async function openBankPost(): Promise<BankPost> {
  const origin = siteOrigin();
  return {
    queue: await outgoingMail(),
    site: async () => ({ origin, name: await siteName() }),
    account: bankAccount,
  };
}

/** The rest of an order has the reference of that order, also where it was ordered together with others. */
async function restOf(post: BankPost, { number }: Order, total: number) {
  const account = await post.account();
  return account && total > 0 ? transferOf(account, { number, total }) : null;
}

async function mailTo(
  post: BankPost,
  order: Order,
  words: ReturnType<typeof partialPaymentMail>,
): Promise<void> {
  const fan = order.customerId > 0 ? await readCorrespondent(order.customerId) : null;
  if (fan) await post.queue.put(await writeMail(recipientOf(fan), words, await post.site()));
}

/**
 * Tells fans of a line that was just decided on: that a part of a payment is in, or that money in another currency goes
 * back. Only of orders that its reference names, and that still have to be paid.
 */
export async function tellFans(
  database: Database,
  line: StoredLine,
  post: BankPost,
): Promise<void> {
  const shares = (await sharesOf(database, [line.id])).get(line.id) ?? [];
  const parts = shares.filter(({ kind }) => kind === 'part');
  const isForeign = line.currency !== 'EUR' && shares.length === 0;
  const [best] = line.proposals;
  // A number or an amount alone may be those of a stranger's order.
  const isNamed = best?.reasons.some((reason) => reason === 'reference' || reason === 'checkout');
  const named = isForeign && best && isNamed ? best.orders.map(({ id }) => id) : [];
  const ids = [...parts.map(({ orderId }) => orderId), ...named];
  if (ids.length === 0) return;
  const orders = await readPayableOrders({ ids, checkouts: [] }, { withUnpaid: false });
  const received = await receivedParts(database, ids);
  for (const order of orders) {
    const missing = outstandingOf(matchableOrder(order, received.get(order.id) ?? 0));
    if (missing === 0) continue;
    const transfer = await restOf(post, order, missing);
    const part = parts.find(({ orderId }) => orderId === order.id);
    const words = part
      ? partialPaymentMail(order, part.cents, missing, transfer)
      : foreignPaymentMail(order, line, transfer);
    await mailTo(post, order, words);
  }
}
