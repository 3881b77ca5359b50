import { join } from 'node:path';

import { readCorrespondent } from '#app/server/backend/people/accounts.server.ts';
import { env } from '#app/platform/settings/env.server.ts';
import { type MailWords, recipientOf } from '#app/platform/mail/mail-writer.server.ts';
import { timeZoneOf } from '#app/server/people/store/time-zones.server.ts';
import { writeMail } from '#app/platform/mail/write-mail.server.ts';
import type { DataExportRow } from '#app/server/my-data/store/data-exports.server.ts';
import { claimDataExport } from '#app/server/my-data/store/claim-data-export.server.ts';
import { finishDataExport, keepDataExport } from './store/finish-data-export.server.ts';
import { failDataExport } from './store/fail-data-export.server.ts';
import { exportRetentionDays, maxExportTries } from '#domain/my-data/data-export.ts';
import { defaultLocale, isLocale } from '#domain/locale.ts';

import { fillExport } from './make-export.server.ts';
import { LostExport } from './export-work.server.ts';
import { exportFailedMail, exportReadyMail } from './my-data-mails.server.ts';
import { openZipFile } from './zip-file.server.ts';
import type { DataDesk } from './sweep-exports.server.ts';

/** Where exports are stored. */
export const exportFolder = join(env.DATA_DIR, 'exports');

export function exportFile(folder: string, id: string): string {
  return join(folder, `${id}.zip`);
}

/** Writes a mail to a user, in the language of the account. @returns null if the account is gone */
export async function mailTo(
  desk: Pick<DataDesk, 'database' | 'site'>,
  personId: number,
  rowLocale: string,
  words: MailWords,
) {
  const person = await readCorrespondent(personId);
  if (!person) return null;
  const zone = await timeZoneOf(desk.database, personId);
  const recipient = recipientOf(person, isLocale(rowLocale) ? rowLocale : defaultLocale, zone);
  return writeMail(recipient, words, await desk.site());
}

function pictureFileIn(mediaFolder: string) {
  return (src: string) =>
    src.startsWith('/media/') ? join(mediaFolder, src.slice('/media/'.length)) : null;
}

async function make(desk: DataDesk, row: DataExportRow): Promise<void> {
  const { database, folder, now } = desk;
  const file = exportFile(folder, row.id);
  const zip = await openZipFile(file);
  try {
    const leftOut = await fillExport({
      ...{ database, row, zip },
      pictureFile: pictureFileIn(desk.mediaFolder),
      now: now(),
      goOn: async () => {
        if (desk.isStopped() || !(await keepDataExport(database, row, now())))
          throw new LostExport();
      },
    });
    const expiresAt = new Date(now().getTime() + exportRetentionDays * 86_400_000);
    const mail = await mailTo(desk, row.personId, row.locale, exportReadyMail(expiresAt));
    const bytes = await zip.finish();
    const made = { bytes, leftOut, keptDays: exportRetentionDays };
    // Mailed in the transaction that marks it as ready: exactly once, even after a crash.
    await database.transaction(async (own) => {
      if (!(await finishDataExport(own, row, made, now()))) throw new LostExport();
      if (mail) await desk.queue.put(mail, own);
    });
  } catch (error) {
    await zip.giveUp();
    throw error;
  }
}

/** Makes the requested exports, one after the other. */
export async function makeDataExports(desk: DataDesk): Promise<void> {
  const { database, now } = desk;
  for (;;) {
    if (desk.isStopped()) return;
    const row = await claimDataExport(database, now());
    if (!row) return;
    try {
      await make(desk, row);
    } catch (error) {
      if (error instanceof LostExport) continue;
      console.error(error);
      await failDataExport(database, row, now());
      if (row.tries < maxExportTries) continue;
      const mail = await mailTo(desk, row.personId, row.locale, exportFailedMail());
      if (mail) await desk.queue.put(mail);
    }
  }
}
