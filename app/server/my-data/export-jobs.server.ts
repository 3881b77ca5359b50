import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { readCorrespondent } from '#app/server/backend/people/accounts.server.ts';
import { env } from '#app/platform/settings/env.server.ts';
import {
  writeMail,
  type MailWords,
  type MailedSite,
} from '#app/platform/mail/mail-writer.server.ts';
import {
  claimDataExport,
  failDataExport,
  finishDataExport,
  keepDataExport,
  knownDataExports,
  sweepDataExports,
  type DataExportRow,
} from '#app/server/my-data/store/data-exports.server.ts';
import type { Database } from '#app/server/db/database.server.ts';
import type { MailQueue } from '#app/server/mail/mail-queue.server.ts';
import { exportRetentionDays, maxExportTries } from '#domain/my-data/data-export.ts';
import { defaultLocale, isLocale } from '#domain/locale.ts';

import { fillExport, LostExport } from './make-export.server.ts';
import { exportFailedMail, exportReadyMail } from './my-data-mails.server.ts';
import { openZipFile } from './zip-file.server.ts';

/** What the work on someone's data needs. */
export interface DataDesk {
  readonly database: Database;
  readonly queue: Pick<MailQueue, 'put'>;
  readonly site: () => Promise<MailedSite>;
  readonly now: () => Date;
  /** Where copies lie: a folder that all processes share. */
  readonly folder: string;
  /** Where pictures that people sent lie. */
  readonly mediaFolder: string;
  /** Whether the process ends: what is not done is done by the next one. */
  readonly isStopped: () => boolean;
}

/** Where copies lie. */
export const exportFolder = join(env.DATA_DIR, 'exports');

export function exportFile(folder: string, id: string): string {
  return join(folder, `${id}.zip`);
}

/** Writes a mail to someone, in the language of the account. @returns null where the account is gone */
export async function mailTo(
  desk: Pick<DataDesk, 'site'>,
  personId: number,
  rowLocale: string,
  words: MailWords,
) {
  const person = await readCorrespondent(personId);
  if (!person) return null;
  const locale = person.locale ?? (isLocale(rowLocale) ? rowLocale : defaultLocale);
  return writeMail({ to: person.email, locale }, words, await desk.site());
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
    // Told in the transaction that makes it ready: once, no matter who is killed in between.
    await database.transaction(async (own) => {
      if (!(await finishDataExport(own, row, made, now()))) throw new LostExport();
      if (mail) await desk.queue.put(mail, own);
    });
  } catch (error) {
    await zip.giveUp();
    throw error;
  }
}

/** Makes the copies that were asked for, one after the other. */
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

/** A file that no one has written to for so long belongs to a process that died. */
const abandonedMs = 3_600_000;

/** Takes away the copies whose time is over, and what processes that died left behind. */
export async function sweepExports({ database, folder, now }: DataDesk): Promise<void> {
  await sweepDataExports(database, now());
  const names = await readdir(folder).catch(() => []);
  const idOf = (name: string) => name.slice(0, 36);
  const known = await knownDataExports(database, [...new Set(names.map(idOf))].filter(isUuid));
  for (const name of names) {
    const file = join(folder, name);
    const isWhole = name === `${idOf(name)}.zip`;
    if (isWhole && known.has(idOf(name))) continue;
    const info = await stat(file).catch(() => null);
    const isOld = info !== null && now().getTime() - info.mtimeMs > abandonedMs;
    if (isWhole || isOld) await rm(file, { force: true });
  }
}

function isUuid(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
}
