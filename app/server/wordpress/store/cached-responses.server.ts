import { and, arrayOverlaps, eq, gte, inArray, or, type SQL, sql, sum } from 'drizzle-orm';

import type { AnswerStore } from '#app/platform/cache/answer-store.ts';

import type { Database } from '#app/server/db/database.server.ts';
import { cachedResponseRounds, cachedResponses } from './cached-responses.schema.ts';

export type Tables = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

/** The round of what is outdated, however often its topics were: rounds are counted from 0. */
const beforeAll = -1;

/** The answers of a WordPress in the own tables. @param shop its address */
export function cachedResponsesIn(database: Tables, shop = ''): AnswerStore {
  const keyOf = (key: string) => `${shop} ${key}`;
  const roundNow = sql`coalesce((select sum(now.round) from ${cachedResponseRounds} as now
    where now.topic = any(${cachedResponses.topics})), 0)`;
  /** What is due bears the round in which it became so, below zero: outdating one of its topics ends that. */
  const dueIn = (round: SQL) => sql`-2 - (${round})`;
  const isDue = sql<boolean>`${cachedResponses.round} = ${dueIn(roundNow)}`;

  /** What was asked for before is outdated from now on. */
  async function beginRound(topics: readonly string[]): Promise<void> {
    if (topics.length === 0) return;
    await database
      .insert(cachedResponseRounds)
      // In one order, so that two of them never wait for each other.
      .values(topics.toSorted().map((topic) => ({ topic, round: 1 })))
      .onConflictDoUpdate({
        target: cachedResponseRounds.topic,
        set: { round: sql`${cachedResponseRounds.round} + 1` },
      });
  }

  return {
    async round(topics) {
      const [row] = await database
        .select({ round: sum(cachedResponseRounds.round) })
        .from(cachedResponseRounds)
        .where(inArray(cachedResponseRounds.topic, [...topics]))
        .limit(1);
      return Number(row?.round ?? 0);
    },
    async find(kind, key) {
      const [row] = await database
        .select({
          value: cachedResponses.value,
          readAt: cachedResponses.readAt,
          isOutdated: sql<boolean>`${cachedResponses.round} < ${roundNow} and not ${isDue}`,
          isDue,
        })
        .from(cachedResponses)
        .where(and(eq(cachedResponses.kind, kind), eq(cachedResponses.key, keyOf(key))))
        .limit(1);
      return row ? { ...row, value: row.value.of } : null;
    },
    async keep({ kind, key, value, readAt, topics, round, about }) {
      const bytes = Buffer.byteLength(JSON.stringify(value));
      const lists = { topics: [...topics], about: [...about] };
      const row = { value: { of: value }, readAt, round, bytes, ...lists };
      await database
        .insert(cachedResponses)
        .values({ kind, key: keyOf(key), ...row })
        .onConflictDoUpdate({
          target: [cachedResponses.kind, cachedResponses.key],
          set: row,
          setWhere: sql`${cachedResponses.round} <= ${round} and ${cachedResponses.readAt} <= ${readAt.toISOString()}`,
        });
    },
    async drop(kind, key) {
      await database
        .delete(cachedResponses)
        .where(and(eq(cachedResponses.kind, kind), eq(cachedResponses.key, keyOf(key))));
    },
    async outdate(topics, gone = [], shown = []) {
      await beginRound(topics);
      if (shown.length > 0) {
        await database
          .update(cachedResponses)
          .set({ round: beforeAll })
          .where(arrayOverlaps(cachedResponses.about, [...shown]));
      }
      if (gone.length === 0) return;
      await database.delete(cachedResponses).where(arrayOverlaps(cachedResponses.about, [...gone]));
    },
    async renew(subjects) {
      if (subjects.length === 0) return;
      const isMeant = or(
        arrayOverlaps(cachedResponses.about, [...subjects]),
        arrayOverlaps(cachedResponses.topics, [...subjects]),
      );
      const grown = sql`(select count(*) from unnest(${cachedResponses.topics}) as one(topic)
        where ${inArray(sql`one.topic`, [...subjects])})`;
      // What has to be read anew before it is given stays so.
      await database
        .update(cachedResponses)
        .set({ round: dueIn(sql`${roundNow} + ${grown}`) })
        .where(and(isMeant, or(gte(cachedResponses.round, roundNow), isDue)));
      await beginRound(subjects);
    },
  };
}
