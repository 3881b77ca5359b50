import { siteOrigin } from '#app/platform/request/site-origin.ts';
import type { MailedSite } from '#app/platform/mail/mail-writer.server.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import type { MailQueue } from '#app/server/mail/mail-queue-types.server.ts';
import { outgoingMail } from '#app/server/mail/outgoing-mail.server.ts';
import { bankAccount } from '#app/server/settings/store/bank-account.server.ts';
import { siteName } from '#app/server/settings/store/site-settings.server.ts';
import type { BankAccount } from '#domain/payment/transfer/bank-account.ts';

/** What refunds need. */
export interface RefundDesk {
  readonly database: Database;
  readonly queue: Pick<MailQueue, 'put'>;
  /** The shop's account that is paid from; null if none is set. */
  readonly ownAccount: () => Promise<BankAccount | null>;
  readonly site: () => Promise<MailedSite>;
  readonly now: () => Date;
}

/** The one of this installation. */
export async function openRefundDesk(): Promise<RefundDesk> {
  const origin = siteOrigin();
  return {
    database: await ownTables(),
    queue: await outgoingMail(),
    ownAccount: bankAccount,
    site: async () => ({ origin, name: await siteName() }),
    now: () => new Date(),
  };
}
