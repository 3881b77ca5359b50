import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type MailedSite } from '#app/platform/mail/mail-writer.server.ts';
import { knownDataExports, sweepDataExports } from './store/finish-data-export.server.ts';
import type { Database } from '#app/server/db/database.server.ts';
import type { MailQueue } from '#app/server/mail/mail-queue-types.server.ts';

/** What the data jobs need. */
export interface DataDesk {
  readonly database: Database;
  readonly queue: Pick<MailQueue, 'put'>;
  readonly site: () => Promise<MailedSite>;
  readonly now: () => Date;
  /** Where exports are stored: a folder that all processes share. */
  readonly folder: string;
  /** Where uploaded pictures are stored. */
  readonly mediaFolder: string;
  /** Whether the process is shutting down: the next one does the rest. */
  readonly isStopped: () => boolean;
}

/** A file that was not written to for this long belongs to a crashed process. */
const abandonedMs = 3_600_000;

/** Removes expired exports, and what crashed processes left behind. */
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
