import { LRUCache } from 'lru-cache';

import { AppError } from '#domain/app-error.ts';

export interface Memory {
  /** How long an answer is taken for new, in milliseconds. */
  readonly freshMs: number;
  /** After it an answer is still given while the next one is fetched, but only this long. */
  readonly staleMs: number;
  /** How many different questions are kept; the longest unasked goes first. */
  readonly most: number;
  /** Milliseconds that only grow; for tests. */
  readonly now?: () => number;
}

/** A function that remembers what it answered. */
export interface Remembering<Args extends readonly unknown[], Answer> {
  (...args: Args): Promise<Answer>;
  /** Makes every answer of before count for nothing: somebody changed what it was about. */
  readonly forget: () => void;
}

/** That something is not there is an answer too, and must not be covered by an older one. */
type Remembered<Answer> = { readonly answer: Answer } | { readonly missing: AppError };

/**
 * Keeps the answers of a function in this process, by its arguments, which have to be plain data. One question is
 * asked once at a time. A new answer is given at once; one that is no longer new as well, while the next is
 * fetched behind it; an old one only when fetching fails.
 * @throws what the function throws, when there is nothing older to give; always `not_found`
 */
export function remember<Args extends readonly unknown[], Answer>(
  ask: (...args: Args) => Promise<Answer>,
  { freshMs, staleMs, most, now = () => performance.now() }: Memory,
): Remembering<Args, Answer> {
  /** Answers of an earlier one are never given again, not even one that is being fetched now. */
  let generation = 0;

  async function answerOf(args: Args): Promise<Remembered<Answer>> {
    try {
      return { answer: await ask(...args) };
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') return { missing: error };
      throw error;
    }
  }

  const cache = new LRUCache<string, Remembered<Answer>, { readonly args: Args }>({
    max: most,
    ttl: freshMs,
    ttlResolution: 0,
    perf: { now },
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: (_key, _older, { context }) => answerOf(context.args),
  });

  const given = async (...args: Args) => {
    const key = JSON.stringify([generation, ...args]);
    const found = await cache.fetch(key, {
      context: { args },
      allowStale: cache.getRemainingTTL(key) > -staleMs,
      // Without anything older the failure itself has to come out.
      allowStaleOnFetchRejection: cache.peek(key, { allowStale: true }) !== undefined,
    });
    if (found === undefined) throw new AppError('backend_failed');
    if ('missing' in found) throw found.missing;
    return found.answer;
  };
  return Object.assign(given, {
    // What is being fetched now goes on under its old number, for whoever waits for it.
    forget: () => {
      generation += 1;
    },
  });
}
