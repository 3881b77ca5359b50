import { randomBytes } from 'node:crypto';

import * as v from 'valibot';

import type { VideoStorage } from './video-storage.ts';

/** Small items of one kind besides the videos, each in its own document. */
export interface VideoRepository<T> {
  /** @returns null for an unknown or malformed id */
  read(id: string): Promise<T | null>;
  write(id: string, thing: T): Promise<void>;
  remove(id: string): Promise<void>;
  all(): Promise<T[]>;
  /** An unguessable id. */
  freshId(): string;
}

/** @param prefix of the ids of this kind */
export function videoRepository<T>(
  storage: VideoStorage,
  options: {
    readonly folder: string;
    readonly prefix: string;
    readonly schema: v.GenericSchema<unknown, T>;
  },
): VideoRepository<T> {
  const { folder, prefix, schema } = options;
  const pattern = new RegExp(`^${prefix}[0-9a-f]{32}$`);
  const nameOf = (id: string) => `${folder}/${id}.json`;

  async function read(id: string): Promise<T | null> {
    if (!pattern.test(id)) return null;
    const bytes = await storage.readDocument(nameOf(id));
    return bytes && v.parse(schema, JSON.parse(new TextDecoder().decode(bytes)));
  }

  return {
    read,
    write: (id, thing) =>
      storage.writeDocument(nameOf(id), new TextEncoder().encode(JSON.stringify(thing))),
    async remove(id) {
      if (pattern.test(id)) await storage.removeDocument(nameOf(id));
    },
    async all() {
      const names = (await storage.list(folder)).filter((name) => name.endsWith('.json'));
      const found = await Promise.all(names.map((name) => read(name.slice(0, -'.json'.length))));
      return found.filter((thing) => thing !== null);
    },
    freshId: () => `${prefix}${randomBytes(16).toString('hex')}`,
  };
}
