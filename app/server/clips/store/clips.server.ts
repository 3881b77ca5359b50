import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm';

import type { Database } from '#app/server/db/database.server.ts';
import {
  clipStateAfter,
  clipStates,
  isUnusable,
  maxClips,
  preparations,
  type ClipAction,
  type Preparation,
} from '#domain/clip/clip.ts';

import { takeLock } from '#backend/locks/advisory-locks.ts';

import { clips, type ClipFiles } from './clip.schema.ts';

export type ClipRow = typeof clips.$inferSelect;
type Reading = Pick<Database, 'select'>;
type Writing = Pick<Database, 'update'>;

/** One clip of any celebrity. */
export async function findClip(database: Reading, id: string): Promise<ClipRow | null> {
  const [row] = await database.select().from(clips).where(eq(clips.id, id)).limit(1);
  return row ?? null;
}

/** All clips of a celebrity, in their order. */
export function clipsOf(database: Reading, vendorId: number): Promise<ClipRow[]> {
  return database
    .select()
    .from(clips)
    .where(eq(clips.vendorId, vendorId))
    .orderBy(asc(clips.position), asc(clips.createdAt))
    .limit(maxClips);
}

/** The public clips of these celebrities, in their order. */
export function publicClipsOf(database: Reading, vendorIds: readonly number[]): Promise<ClipRow[]> {
  if (vendorIds.length === 0) return Promise.resolve([]);
  return database
    .select()
    .from(clips)
    .where(and(inArray(clips.vendorId, [...vendorIds]), eq(clips.state, 'public')))
    .orderBy(asc(clips.position), asc(clips.createdAt))
    .limit(vendorIds.length * maxClips);
}

/** Clips that show the video of an order: one, unless it was added twice at the same moment. */
export function clipsOfOrder(database: Reading, orderId: number): Promise<ClipRow[]> {
  return database.select().from(clips).where(eq(clips.orderId, orderId)).limit(maxClips);
}

export type NewClip = Pick<ClipRow, 'id' | 'vendorId' | 'videoId' | 'language' | 'createdAt'> &
  Partial<ClipRow>;

/**
 * Adds a clip behind the others of its celebrity. Two at the same moment are counted one after the other.
 * @returns false where there are as many as allowed
 */
export async function addClip(
  database: Pick<Database, 'transaction'>,
  clip: NewClip,
): Promise<boolean> {
  return database.transaction(async (own) => {
    await takeLock(own, { turn: `clips of ${clip.vendorId}` });
    const before = await clipsOf(own, clip.vendorId);
    if (before.length >= maxClips) return false;
    const position = Math.max(0, ...before.map((row) => row.position)) + 1;
    await own.insert(clips).values({ position, ...clip });
    return true;
  });
}

/** Which clip is meant, as it was seen. */
export interface SeenClip {
  readonly id: string;
  readonly version: number;
}

function statesFor(action: ClipAction) {
  return clipStates.filter((state) => clipStateAfter(state, action) !== null);
}

/**
 * Moves a clip on that is still as it was seen, with what changes beside its state.
 * @returns the clip as it is then; null where it changed in the meantime, or cannot be moved
 */
export async function moveClip(
  database: Writing,
  { id, version }: SeenClip,
  action: ClipAction,
  change: Partial<ClipRow> = {},
): Promise<ClipRow | null> {
  // Every action leads to one state only.
  const [from] = statesFor(action);
  const state = from && clipStateAfter(from, action);
  if (!state) return null;
  const [row] = await database
    .update(clips)
    .set({ ...change, state, version: version + 1 })
    .where(
      and(eq(clips.id, id), eq(clips.version, version), inArray(clips.state, statesFor(action))),
    )
    .returning();
  return row ?? null;
}

/** Those whose file was not prepared, or only because there was no transcoder. */
const unprepared: Preparation[] = ['waiting', 'as-is'];

export function isUnprepared({ preparation, state }: ClipRow): boolean {
  return state !== 'revoked' && unprepared.some((known) => known === preparation);
}

/**
 * Notes what became of a clip's file. A file that is of no use takes the clip out of the team's queue; one that
 * everyone sees stays as it was approved. The version stays, as what is written about the clip does.
 * @param of the clip as it was when its file was read
 * @returns null where it is gone, was taken down, has another file or was prepared in the meantime
 */
export async function notePrepared(
  database: Writing,
  { id, videoId }: Pick<ClipRow, 'id' | 'videoId'>,
  prepared: {
    readonly preparation: Preparation;
    readonly files?: ClipFiles;
    readonly durationMs?: number;
  },
): Promise<ClipRow | null> {
  const isOfNoUse = isUnusable(prepared.preparation);
  const state = isOfNoUse && {
    state: sql`case when ${clips.state} = 'waiting' then 'draft' else ${clips.state} end`,
    version: sql`${clips.version} + 1`,
  };
  const [row] = await database
    .update(clips)
    .set({ ...prepared, ...state })
    .where(
      and(
        eq(clips.id, id),
        eq(clips.videoId, videoId),
        ne(clips.state, 'revoked'),
        inArray(clips.preparation, unprepared),
      ),
    )
    .returning();
  return row ?? null;
}

/** Puts a celebrity's clips into this order; ids of others are left alone. */
export async function placeClips(
  database: Pick<Database, 'transaction'>,
  vendorId: number,
  ids: readonly string[],
): Promise<void> {
  await database.transaction(async (own) => {
    for (const [index, id] of ids.entries()) {
      await own
        .update(clips)
        .set({ position: index + 1 })
        .where(and(eq(clips.id, id), eq(clips.vendorId, vendorId)));
    }
  });
}

/** Deletes a clip. @returns what it was; null where it is gone */
export async function deleteClip(
  database: Pick<Database, 'delete'>,
  id: string,
): Promise<ClipRow | null> {
  const [row] = await database.delete(clips).where(eq(clips.id, id)).returning();
  return row ?? null;
}

/** A page of the team's queue, those that have waited longest first; one more row says that there is another page. */
export function waitingClips(
  database: Reading,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<ClipRow[]> {
  return database
    .select()
    .from(clips)
    .where(eq(clips.state, 'waiting'))
    .orderBy(asc(clips.sentAt), asc(clips.id))
    .limit(perPage + 1)
    .offset((page - 1) * perPage);
}

/** How many clips wait for the team. */
export async function countWaitingClips(database: Reading): Promise<number> {
  const [row] = await database
    .select({ many: count() })
    .from(clips)
    .where(eq(clips.state, 'waiting'))
    .limit(1);
  return row?.many ?? 0;
}

/** So many clips are handed to the transcoder at a time. */
const unpreparedMax = 100;

/** Clips that are not prepared, oldest first: those that wait, and those that play as they are. */
export function unpreparedClips(database: Reading): Promise<ClipRow[]> {
  return database
    .select()
    .from(clips)
    .where(and(inArray(clips.preparation, unprepared), ne(clips.state, 'revoked')))
    .orderBy(asc(clips.createdAt))
    .limit(unpreparedMax);
}

/** Lets clips play as they are, where no transcoder is there any more. */
export async function leaveAsIs(database: Writing): Promise<void> {
  await database
    .update(clips)
    .set({ preparation: 'as-is' })
    .where(eq(clips.preparation, 'waiting'));
}

/** How many clips there are in each preparation. */
export async function countPreparations(
  database: Reading,
): Promise<Readonly<Record<string, number>>> {
  const rows = await database
    .select({ preparation: clips.preparation, many: count() })
    .from(clips)
    .groupBy(clips.preparation)
    .limit(preparations.length);
  return Object.fromEntries(rows.map(({ preparation, many }) => [preparation, many]));
}
