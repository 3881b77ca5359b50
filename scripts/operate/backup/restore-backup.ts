import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { extract } from 'tar';

import {
  dumpName,
  manifestName,
  modeOf,
  namesIn,
  readManifest,
  Refusal,
  type Manifest,
  type Place,
} from './place.ts';
import { requireEmptyPostgres, restorePostgres } from './postgres-dump.ts';

const ofTheHead = (path: string) => path === manifestName || path === dumpName;

/** @throws Refusal for what is no archive, or one that breaks off */
async function unpack(file: string, to: string, filter: (path: string) => boolean): Promise<void> {
  try {
    await extract({ file, cwd: to, strict: true, filter });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Refusal(`${file} cannot be read as a backup: ${why}`);
  }
}

/**
 * Puts a backup into an empty place of the kind it was made of. When anything fails the place is empty again.
 * @throws Refusal
 */
export async function restoreBackup(place: Place, file: string): Promise<Manifest> {
  const { dataFolder, databaseUrl } = place;
  if (!existsSync(file)) throw new Refusal(`There is no ${file}.`);
  const [there] = namesIn(dataFolder);
  if (there !== undefined) throw new Refusal(`${dataFolder} is not empty: there is ${there}.`);
  if (databaseUrl !== undefined) await requireEmptyPostgres(databaseUrl);
  const aside = await mkdtemp(join(tmpdir(), 'astera-restore-'));
  try {
    await unpack(file, aside, ofTheHead);
    const manifest = readManifest(join(aside, manifestName));
    if (manifest.mode !== modeOf(place)) {
      throw new Refusal(
        manifest.mode === 'embedded'
          ? 'This is a backup of the embedded database: restore it without DATABASE_URL.'
          : 'This is a backup of a PostgreSQL server: name an empty database in DATABASE_URL.',
      );
    }
    await mkdir(dataFolder, { recursive: true });
    try {
      await unpack(file, dataFolder, (path) => !ofTheHead(path));
      if (databaseUrl !== undefined) await restorePostgres(databaseUrl, join(aside, dumpName));
    } catch (error) {
      const unpacked = namesIn(dataFolder).map((name) => join(dataFolder, name));
      await Promise.all(unpacked.map((path) => rm(path, { recursive: true, force: true })));
      throw error;
    }
    return manifest;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}
