import type { MailedSite } from '#app/platform/mail/mail-writer.server.ts';
import { siteOrigin } from '#app/platform/request/site-origin.ts';
import {
  accountsStore,
  type AccountsStore,
} from '#app/server/accounts/store/accounts-store.server.ts';
import type { MailQueue } from '#app/server/mail/mail-queue-types.server.ts';
import { outgoingMail } from '#app/server/mail/outgoing-mail.server.ts';
import { siteName } from '#app/server/settings/store/site-settings.server.ts';

/** What writing reviews needs. */
export interface ReviewDesk extends Pick<AccountsStore, 'database' | 'limits'> {
  readonly queue: Pick<MailQueue, 'put'>;
  readonly site: () => Promise<MailedSite>;
  readonly now: () => Date;
}

/** The one of this installation. */
export async function openReviewDesk(): Promise<ReviewDesk> {
  const origin = siteOrigin();
  return {
    ...(await accountsStore()),
    queue: await outgoingMail(),
    site: async () => ({ origin, name: await siteName() }),
    now: () => new Date(),
  };
}
