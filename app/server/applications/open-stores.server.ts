import { startRepeatedWork, type RepeatedWork } from '#app/platform/process/repeated-work.ts';
import { readAccountAddress } from '#app/server/backend/people/create-account.server.ts';
import { openStore } from '#app/server/backend/people/approval.server.ts';
import { env } from '#app/platform/settings/env.server.ts';
import { type MailedSite, recipientOf } from '#app/platform/mail/mail-writer.server.ts';
import { writeMail } from '#app/platform/mail/write-mail.server.ts';
import {
  applicationsToOpen,
  noteOpened,
} from '#app/server/applications/store/applications.server.ts';
import type { Database } from '#app/server/db/database.server.ts';
import type { MailQueue } from '#app/server/mail/mail-queue-types.server.ts';
import { outgoingMail } from '#app/server/mail/outgoing-mail.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { siteName } from '#app/server/settings/store/site-settings.server.ts';
import { AppError } from '#domain/app-error.ts';
import { defaultLocale, isLocale } from '#domain/locale.ts';

import { approvedMail } from './application-mails.server.ts';

/** How often stores are looked for that were approved while the back end was away. */
const everyMs = 60_000;

export interface OpeningDesk {
  readonly database: Database;
  readonly queue: Pick<MailQueue, 'put'>;
  readonly site: () => Promise<MailedSite>;
}

/**
 * Opens the stores that were approved and tells their owners, each once: the decision is in the own tables, and what
 * comes after it may be done again.
 */
export async function openApproved({ database, queue, site }: OpeningDesk): Promise<void> {
  for (const { accountId, locale } of await applicationsToOpen(database)) {
    try {
      await openStore(accountId);
      const address = await readAccountAddress(accountId);
      const recipient = recipientOf(address, isLocale(locale) ? locale : defaultLocale);
      const mail = await writeMail(recipient, approvedMail(accountId), await site());
      await database.transaction(async (own) => {
        if (await noteOpened(own, accountId)) await queue.put(mail, own);
      });
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') {
        await noteOpened(database, accountId);
      } else {
        // It stays to be opened, and holds up no other.
        console.error(error);
      }
    }
  }
}

/** Opens approved stores from now on, also those that an earlier process left. */
export function startOpeningStores(): RepeatedWork {
  return startRepeatedWork(
    async () =>
      openApproved({
        database: await ownTables(),
        queue: await outgoingMail(),
        site: async () => ({
          origin: new URL(env.APP_ORIGIN ?? `http://localhost:${env.PORT}`).origin,
          name: await siteName(),
        }),
      }),
    { everyMs },
  );
}
