import { readCorrespondent } from '#app/server/backend/people/accounts.server.ts';
import { recipientOf } from '#app/platform/mail/mail-writer.server.ts';
import { writeMail } from '#app/platform/mail/write-mail.server.ts';

import { partRefundSentMail } from './part-refund-mails.server.ts';
import type { RefundDesk } from './refund-desk.server.ts';
import { notePartTold, untoldParts } from './store/part-refunds.server.ts';

const atOnce = 100;

/**
 * Tells fans that a part of their money was sent, once for each: the statement or the manager who booked it may belong
 * to another process, or to one that was killed.
 */
export async function tellPartRefunds(
  desk: Pick<RefundDesk, 'database' | 'queue' | 'site' | 'now'>,
  isStopped: () => boolean = () => false,
): Promise<void> {
  for (const part of await untoldParts(desk.database, atOnce)) {
    if (isStopped()) return;
    try {
      const reader = part.customerId > 0 ? await readCorrespondent(part.customerId) : null;
      const words = partRefundSentMail(part);
      const mail = reader && (await writeMail(recipientOf(reader), words, await desk.site()));
      await desk.database.transaction(async (transaction) => {
        const isMine = await notePartTold(transaction, part.id, desk.now());
        if (isMine && mail) await desk.queue.put(mail, transaction);
      });
    } catch (error) {
      // One that fails does not block the others.
      console.error(error);
    }
  }
}
