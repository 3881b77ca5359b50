import { createHash } from 'node:crypto';
import { setTimeout as passed } from 'node:timers/promises';

import { AppError } from '#domain/app-error.ts';
import type { Remembered, Kept } from './stored-response.server.ts';

interface Found<Answer> {
  readonly found: Remembered<Answer>;
  readonly readAt: number;
  readonly isOutdated: boolean;
  readonly isDue: boolean;
}

/** An answer that is read again as it was is not written again, but so often that its age can be seen. */
const rewriteMs = 3_600_000;

/** A database that hangs is no reason to wait where the back end answers. */
const patienceMs = 2_000;

/** The store as a memory sees it: it may fail, and then there is nothing in it. */
export function openResponseCache<Args extends readonly unknown[], Answer>(
  kept: Kept<Args, Answer>,
) {
  /** What was written last, by its key. */
  const written = new Map<string, { digest: string; round: number; readAt: number }>();
  const mostWritten = 10_000;

  /** The store where the answer to this question has a place. */
  async function placeFor(args: Args) {
    if (kept.isKept?.(...args) === false) return null;
    const store = await kept.store();
    return store && { ...kept, store };
  }

  /** What the store says, unless it fails or takes its time: then anyone who asks goes on without. */
  async function soon<Result>(work: Promise<Result>): Promise<Result | null> {
    try {
      return await Promise.race([work, passed(patienceMs, null, { ref: false })]);
    } catch (error) {
      console.error(error);
      return null;
    }
  }

  return {
    async find(key: string, args: Args): Promise<Found<Answer> | null> {
      const place = await placeFor(args);
      const stored = place && (await soon(place.store.find(place.kind, `${place.format} ${key}`)));
      if (!stored || (stored.isOutdated && place.neverOutdated)) return null;
      const { isOutdated, isDue, readAt } = stored;
      const value = stored.value as { answer: Answer } | { missing: true };
      const at = { isOutdated, isDue, readAt: readAt.getTime() };
      if ('missing' in value) return { found: { missing: new AppError('not_found') }, ...at };
      const answer = place.restore ? place.restore(value.answer) : value.answer;
      return answer === null ? null : { found: { answer }, ...at };
    },

    /** To be called before a question is asked. @returns keeps the answer to it; never rejects */
    async begin(key: string, args: Args) {
      const place = await placeFor(args);
      const topics = place ? [place.kind, ...(place.subject ? [place.subject(...args)] : [])] : [];
      const round = place && (await soon(place.store.round(topics)));

      async function keep(found: Remembered<Answer>, readAt: number) {
        if (!place || round === null) return;
        const { store, kind, format } = place;
        const isMissing = 'missing' in found;
        if (isMissing ? !place.isOptional?.(...args) : place.isEmpty?.(found.answer)) {
          written.delete(key);
          await store.drop(kind, `${format} ${key}`);
          return;
        }
        const value = isMissing ? { missing: true } : { answer: found.answer };
        const digest = createHash('sha1').update(JSON.stringify(value)).digest('base64');
        const last = written.get(key);
        const isSame = last?.digest === digest && last.round === round;
        if (isSame && readAt - last.readAt < rewriteMs) return;
        const about = isMissing ? [] : (place.about?.(found.answer) ?? []);
        await store.keep({
          ...{ kind, key: `${format} ${key}`, value, readAt: new Date(readAt) },
          ...{ topics, round, about },
        });
        if (written.size >= mostWritten) written.clear();
        written.set(key, { digest, round, readAt });
      }
      return (found: Remembered<Answer>, readAt: number) =>
        keep(found, readAt).catch((error: unknown) => console.error(error));
    },
  };
}
