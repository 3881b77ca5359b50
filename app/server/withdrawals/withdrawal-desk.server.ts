import { siteOrigin } from '#app/platform/request/site-origin.ts';
import type { MailedSite } from '#app/platform/mail/mail-writer.server.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import type { MailQueue } from '#app/server/mail/mail-queue-types.server.ts';
import { outgoingMail } from '#app/server/mail/outgoing-mail.server.ts';
import { siteName } from '#app/server/settings/store/site-settings.server.ts';
import { withdrawalRules } from '#app/server/settings/store/withdrawal-rules.server.ts';
import type { WithdrawalRules } from '#domain/order/withdrawal/withdrawal-rules.ts';

/** What withdrawals need. */
export interface WithdrawalDesk {
  readonly database: Database;
  readonly queue: Pick<MailQueue, 'put'>;
  readonly rules: () => Promise<WithdrawalRules>;
  readonly site: () => Promise<MailedSite>;
  readonly now: () => Date;
}

/** The one of this installation. */
export async function openWithdrawalDesk(): Promise<WithdrawalDesk> {
  const origin = siteOrigin();
  return {
    database: await ownTables(),
    queue: await outgoingMail(),
    rules: withdrawalRules,
    site: async () => ({ origin, name: await siteName() }),
    now: () => new Date(),
  };
}
