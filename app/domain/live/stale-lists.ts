import * as v from 'valibot';

/** Kinds of lists that others may change while a user is looking at them. */
export const listKinds = ['orders', 'applications', 'reports'] as const;
export type ListKind = (typeof listKinds)[number];

/** The message sent to browsers: which kinds of lists are stale. It contains none of their data. */
export const staleListsSchema = v.object({ stale: v.array(v.picklist(listKinds)) });

/** Heartbeat interval of an open stream, in milliseconds. */
export const beatMs = 15_000;
/** A stream that was silent this long is considered dead: three heartbeats are missing. */
export const silentMs = 3 * beatMs;
/** How long a process remembers what became stale, in milliseconds; clients that missed more reload everything. */
export const cachedMs = 120_000;
