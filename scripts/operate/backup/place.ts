import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as v from 'valibot';

/** What an installation consists of: a data folder, and a PostgreSQL server where one is set. */
export interface Place {
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
}

/** A sentence for anyone who called the command; everything else is a bug. */
export class Refusal extends Error {}

/** The place that the environment names, as the server reads it. */
export function placeOf({ DATA_DIR, DATABASE_URL }: NodeJS.ProcessEnv): Place {
  return { dataFolder: DATA_DIR ?? './data', databaseUrl: DATABASE_URL || undefined };
}

export const manifestName = 'backup.json';
export const dumpName = 'database.dump';
/** Of the embedded database, in the data folder. */
export const embeddedName = 'database';

/** What a backup says of itself, first of all. */
const manifestSchema = v.object({
  format: v.literal(1),
  astera: v.string(),
  mode: v.picklist(['embedded', 'postgresql']),
  at: v.pipe(v.string(), v.isoTimestamp()),
});
export type Manifest = v.InferOutput<typeof manifestSchema>;

export function modeOf({ databaseUrl }: Place): Manifest['mode'] {
  return databaseUrl === undefined ? 'embedded' : 'postgresql';
}

/** @throws Refusal for what no backup of ours says */
export function readManifest(file: string): Manifest {
  const manifest = existsSync(file) ? v.safeParse(manifestSchema, readJson(file)) : null;
  if (!manifest?.success) throw new Refusal('This file is no backup that this version can read.');
  return manifest.output;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** The names in a data folder that belong into a backup: not what is made anew, nor the mark of who uses it. */
export function dataNames(place: Place): string[] {
  const left = [
    'pictures',
    'clip-work',
    ...(place.databaseUrl === undefined ? [] : [embeddedName]),
  ];
  return namesIn(place.dataFolder).filter(
    (name) => !left.includes(name) && !name.startsWith('astera.lock'),
  );
}

export function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** Chunks that are still arriving are no one's yet. */
export function isArriving(path: string): boolean {
  return /^(?:\.\/)?videos\/incoming\/./.test(path.replaceAll('\\', '/'));
}

export function versionOf(root: string): string {
  const { version } = v.parse(
    v.object({ version: v.string() }),
    readJson(join(root, 'package.json')),
  );
  return version;
}
