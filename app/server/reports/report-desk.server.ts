import { recipientOf } from '#app/platform/mail/mail-writer.server.ts';
import type { MailedSite, Recipient } from '#app/platform/mail/mail-writer.server.ts';
import { siteOrigin } from '#app/platform/request/site-origin.ts';
import type { createAccountLimits } from '#app/server/limits/account-limits.server.ts';
import { accountsStore } from '#app/server/accounts/store/accounts-store.server.ts';
import type { Database } from '#app/server/db/database.server.ts';
import type { MailQueue } from '#app/server/mail/mail-queue-types.server.ts';
import { outgoingMail } from '#app/server/mail/outgoing-mail.server.ts';
import { siteName } from '#app/server/settings/store/site-settings.server.ts';
import type { reports } from '#app/server/reports/store/report.schema.ts';
import { readCorrespondent } from '#app/server/backend/people/accounts.server.ts';
import { defaultLocale, isLocale, type Locale } from '#domain/locale.ts';

/** What handling reports needs. */
export interface ReportDesk {
  readonly database: Database;
  readonly limits: ReturnType<typeof createAccountLimits>;
  readonly queue: Pick<MailQueue, 'put'>;
  readonly site: () => Promise<MailedSite>;
  readonly now: () => Date;
}

/** The one of this installation. */
export async function openReportDesk(): Promise<ReportDesk> {
  const origin = siteOrigin();
  return {
    ...(await accountsStore()),
    queue: await outgoingMail(),
    site: async () => ({ origin, name: await siteName() }),
    now: () => new Date(),
  };
}

/** The recipient of mails about a target: its owner's account, in its language. Null if the account is gone. */
export async function personAsRecipient(
  personId: number | null,
  fallback: string,
): Promise<Recipient | null> {
  const person = personId === null ? null : await readCorrespondent(personId);
  if (!person) return null;
  return recipientOf(person, localeOr(fallback));
}

/** The recipient of mails to a reporter: the account's address or the one given. Null if there is none. */
export async function reporterAsRecipient({
  reporterId,
  reporterEmail,
  locale,
}: Pick<
  typeof reports.$inferSelect,
  'reporterId' | 'reporterEmail' | 'locale'
>): Promise<Recipient | null> {
  if (reporterId !== null) return personAsRecipient(reporterId, locale);
  return reporterEmail === '' ? null : { to: reporterEmail, locale: localeOr(locale) };
}

function localeOr(text: string): Locale {
  return isLocale(text) ? text : defaultLocale;
}
