import { readdirSync, readFileSync } from 'node:fs';

import * as v from 'valibot';

const recordingSchema = v.object({
  name: v.string(),
  note: v.optional(v.string()),
  request: v.object({
    method: v.string(),
    path: v.string(),
    headers: v.record(v.string(), v.string()),
    body: v.unknown(),
  }),
  response: v.object({
    status: v.number(),
    /** Several of one name are a list. */
    headers: v.record(v.string(), v.union([v.string(), v.array(v.string())])),
    body: v.unknown(),
  }),
  jwtClaims: v.optional(v.unknown()),
});

/** A request to a real WordPress and what it answered. */
export type Recording = v.InferOutput<typeof recordingSchema>;

const folder = new URL('./recorded/', import.meta.url);

/** Every recording in the folder, by name. */
export const recordings: readonly Recording[] = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .toSorted()
  .map((name) => {
    const value: unknown = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
    return v.parse(recordingSchema, value);
  });

/** The path without its query. */
export function pathnameOf({ request }: Recording): string {
  return new URL(request.path, 'http://backend.test').pathname;
}
