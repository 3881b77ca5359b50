import { env } from '#app/platform/settings/env.server.ts';
import { openOnce } from '#app/platform/process/open-once.ts';
import { purposeKey } from '#app/platform/secret/purpose-key.server.ts';
import { createSmtpTransport } from '#app/platform/mail/smtp-transport.server.ts';

import { usualPace, type JobPace } from '#app/server/jobs/job-queue.server.ts';
import { openMailQueue } from './mail-queue.server.ts';
import { type MailQueue } from './mail-queue-types.server.ts';
import { processJobs } from '#app/server/jobs/process-jobs.server.ts';
import { siteName } from '#app/server/settings/store/site-settings.server.ts';

/** Opens the mail queue on this installation's database, and starts sending its mails. @param pace for tests */
export async function openOutgoingMail(pace: JobPace = usualPace): Promise<MailQueue> {
  const jobs = await processJobs.open();
  const transport = env.SMTP_URL
    ? createSmtpTransport(env.SMTP_URL, env.MAIL_FROM, siteName)
    : null;
  return openMailQueue({
    ...{ ...jobs, transport, pace },
    key: purposeKey('mail'),
  });
}

const queue = openOnce(() => openOutgoingMail());

/** The mail queue of this process. The first call starts sending what an earlier process left. */
export const outgoingMail = queue.open;

/** Lets the mail in flight finish and sends no more, if a queue was opened at all. */
export async function stopOutgoingMail(): Promise<void> {
  const opened = await queue.current()?.catch(() => null);
  await opened?.stop();
}
