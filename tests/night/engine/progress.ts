import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import * as v from 'valibot';

const progressSchema = v.object({
  /** Of the sources whose build was tested. */
  build: v.string(),
  commit: v.string(),
  /** UTC instant of the last round. */
  at: v.string(),
  rounds: v.number(),
  ms: v.number(),
  figures: v.record(v.string(), v.number()),
  faultCount: v.number(),
  /** The first of them, in words. */
  faults: v.array(v.string()),
});

/** How far a row came, over all runs on the same build. */
export type Progress = v.InferOutput<typeof progressSchema>;

const recordSchema = v.record(v.string(), progressSchema);
/** Progress by the names of rows. */
export type NightRecord = v.InferOutput<typeof recordSchema>;

export function readRecord(file: string): NightRecord {
  return existsSync(file) ? v.parse(recordSchema, JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** Writes it whole or not at all, whenever the process ends. */
export function writeRecord(file: string, record: NightRecord): void {
  mkdirSync(dirname(file), { recursive: true });
  const names = Object.keys(record).toSorted();
  const sorted = Object.fromEntries(names.map((name) => [name, record[name]]));
  writeFileSync(`${file}.new`, `${JSON.stringify(sorted, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

/** Where a row begins: what was done on this build goes on, anything older begins anew. */
export function progressOf(record: NightRecord, name: string, build: string, commit: string) {
  const known = record[name];
  if (known?.build === build) return { ...known, commit };
  const none: Progress = {
    ...{ build, commit, at: new Date().toISOString() },
    ...{ rounds: 0, ms: 0, figures: {}, faultCount: 0, faults: [] },
  };
  return none;
}
