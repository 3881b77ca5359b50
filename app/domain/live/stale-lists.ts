import * as v from 'valibot';

/** Kinds of lists that others change while someone looks at them. */
export const listKinds = ['orders', 'applications', 'reports'] as const;
export type ListKind = (typeof listKinds)[number];

/** What browsers are told: which kinds of lists are not what they show any more. Nothing of what is in them. */
export const staleListsSchema = v.object({ stale: v.array(v.picklist(listKinds)) });

/** So often an open stream says that it is still there, in milliseconds. */
export const beatMs = 15_000;
/** A stream that was silent for so long is taken for dead: three beats are missing. */
export const silentMs = 3 * beatMs;
/** So far back a process knows what became stale, in milliseconds; anyone who missed more reads everything anew. */
export const cachedMs = 120_000;
