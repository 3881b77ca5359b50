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

const folder = new URL('../recorded/', import.meta.url);

/** What lies in a folder, by name. */
function recordedIn(place: URL): Recording[] {
  return readdirSync(place)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => {
      const value: unknown = JSON.parse(readFileSync(new URL(name, place), 'utf8'));
      return v.parse(recordingSchema, value);
    });
}

/** A shop with WooCommerce's older storage of orders: one world, whose people and products the tests know. */
export const firstShop: readonly Recording[] = recordedIn(folder);

/** Another shop, with WooCommerce's default storage of orders. The names begin with `hpos/`. */
export const hposShop: readonly Recording[] = recordedIn(new URL('hpos/', folder)).map(
  (recording) => ({ ...recording, name: `hpos/${recording.name}` }),
);

/** Every recording. */
export const recordings: readonly Recording[] = [...firstShop, ...hposShop];

/** The path without its query. */
export function pathnameOf({ request }: Recording): string {
  return new URL(request.path, 'http://backend.test').pathname;
}
