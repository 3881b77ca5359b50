import { createHash } from 'node:crypto';
import { setTimeout as passed } from 'node:timers/promises';

import { AppError } from '#domain/app-error.ts';

import type { AnswerStore } from './answer-store.ts';

/** That something is not there is an answer too, and must not be covered by an older one. */
export type Remembered<Answer> = { readonly answer: Answer } | { readonly missing: AppError };

/** What of a function's answers outlasts the process. */
export interface Kept<Args extends readonly unknown[], Answer> {
  /** What the answers are called there. */
  readonly kind: string;
  /** Another shape of them needs another number. */
  readonly format: number;
  /** Where they lie; null where nothing has to, as the back end is in this process. */
  readonly store: () => Promise<AnswerStore | null>;
  /**
   * The one thing that a question is about, such as `product:62`: a change of another one does not outdate the answer.
   */
  readonly subject?: (...args: Args) => string;
  /** Which questions are worth a place: there have to be few of them, or as many as there are things in the shop. */
  readonly isKept?: (...args: Args) => boolean;
  /** Which answers are not. */
  readonly isEmpty?: (answer: Answer) => boolean;
  /** Where pages do without the answer, that there is none is kept as well. */
  readonly isOptional?: (...args: Args) => boolean;
  /** What an answer shows, by which it is found when that is deleted. */
  readonly about?: (answer: Answer) => readonly string[];
  /** What was kept, if it is what the function answers; null for anything else. */
  readonly restore?: (value: unknown) => Answer | null;
  /** Whether an outdated answer is better than none while the back end is away. */
  readonly neverOutdated?: true;
}

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
