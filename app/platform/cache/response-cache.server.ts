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

/** An unchanged response is not rewritten, except this often, so that its age stays visible. */
const rewriteMs = 3_600_000;

/** A hanging database must not delay requests that the back end can answer. */
const patienceMs = 2_000;

/** The store as a cache sees it: if it fails, it counts as empty. */
export function openResponseCache<Args extends readonly unknown[], Answer>(
  kept: Kept<Args, Answer>,
) {
  /** What was last written, by key. */
  const written = new Map<string, { digest: string; round: number; readAt: number }>();
  const mostWritten = 10_000;

  /** The store for the response to this query, if it is stored at all. */
  async function placeFor(args: Args) {
    if (kept.isKept?.(...args) === false) return null;
    const store = await kept.store();
    return store && { ...kept, store };
  }

  /** The store's result, or null if it fails or is slow: the request goes on without it. */
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

    /** Call before sending a query. @returns a function that stores its response; never rejects */
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
