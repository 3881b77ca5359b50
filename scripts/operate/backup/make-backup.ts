import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

import { create } from 'tar';

import { lockDataFolder } from '#app/server/db/data-folder-lock.server.ts';

import {
  dataNames,
  dumpName,
  isArriving,
  manifestName,
  modeOf,
  Refusal,
  type Manifest,
  type Place,
} from './place.ts';
import { dumpPostgres } from './postgres-dump.ts';

/** So often the files are read anew when one of them goes away meanwhile, such as a video that was given up. */
const attempts = 3;

/**
 * Keeps the embedded database still; beside a server that uses it there is no backup.
 * @returns how to let go of it
 */
function holdStill(place: Place): () => void {
  if (place.databaseUrl !== undefined) return () => undefined;
  try {
    return lockDataFolder(place.dataFolder);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Refusal(
      `${why} Stop Astera first: the embedded database cannot be copied meanwhile.`,
    );
  }
}

async function writeArchive(file: string, place: Place, head: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await create(
        {
          file,
          cwd: place.dataFolder,
          gzip: { level: 1 },
          portable: true,
          follow: true,
          mode: 0o600,
          filter: (path) => !isArriving(path),
        },
        [`@${head}`, ...dataNames(place)],
      );
      return;
    } catch (error) {
      const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
      if (!isGone || attempt === attempts) throw error;
    }
  }
}

/**
 * Writes one file with everything that an installation consists of: the database, the pictures people sent, the videos
 * and the secrets. On PostgreSQL the server may go on: the database is written first, as it was at one moment, and
 * every file that it names is there afterwards.
 * @param file must not exist; it appears when it is whole, readable for its owner only
 * @throws Refusal
 */
export async function makeBackup(
  place: Place,
  file: string,
  about: Pick<Manifest, 'astera' | 'at'>,
): Promise<void> {
  const target = resolve(file);
  if (existsSync(target)) throw new Refusal(`${file} exists already.`);
  if (!existsSync(place.dataFolder)) throw new Refusal(`There is no ${place.dataFolder}.`);
  const drainAndClose = holdStill(place);
  const aside = await mkdtemp(join(dirname(target), '.backup-'));
  try {
    const manifest: Manifest = { format: 1, mode: modeOf(place), ...about };
    await writeFile(join(aside, manifestName), JSON.stringify(manifest), { mode: 0o600 });
    const names = [manifestName];
    if (place.databaseUrl !== undefined) {
      await dumpPostgres(place.databaseUrl, join(aside, dumpName));
      names.push(dumpName);
    }
    const head = join(aside, 'head.tar');
    await create({ file: head, cwd: aside, portable: true, mode: 0o600 }, names);
    const whole = join(aside, 'whole.tar.gz');
    await writeArchive(whole, place, head);
    await rename(whole, target);
  } finally {
    await rm(aside, { recursive: true, force: true });
    drainAndClose();
  }
}
