import { setTimeout as passed } from 'node:timers/promises';

import { bulkhead } from 'cockatiel';
import { LRUCache } from 'lru-cache';

import { AppError } from '#domain/app-error.ts';

import { openResponseCache } from './response-cache.server.ts';
import { type Remembered } from './stored-response.server.ts';
import { count } from './swr-cache-metrics.server.ts';
import { type Memory, type Remembering, showing } from './swr-cache-types.server.ts';

interface Entry<Args, Answer> {
  readonly args: Args;
  readonly found: Remembered<Answer>;
  readonly readAt: number;
  /** What it is about, and what it shows. */
  readonly subjects: ReadonlySet<string | undefined>;
  /** Since when a newer response is wanted, however fresh this one is. */
  renewSince: number;
  /** Consecutive failures to fetch the next one, and when the next background attempt is allowed. */
  failures: number;
  retryAt: number;
  /** The fetch of the next one, once started. */
  next?: Promise<void>;
}

/** A query in flight; the response to an outdated one is not served to later requests. */
interface Asking {
  readonly subject: string | undefined;
  isOld: boolean;
}

/** The current time, by a monotonic clock. */
const sinceEpoch = () => performance.timeOrigin + performance.now();

/**
 * Background fetches across the whole process are limited, so that a shop that was idle is not flooded with queries.
 */
const refreshesAtOnce = 4;
const refreshes = bulkhead(refreshesAtOnce, 1_000);
/** A query takes CPU time here, too, so the page is sent first. */
const afterPageMs = 50;
/** Renewals within this time are fetched once. */
const gatherMs = 250;
const firstPauseMs = 5_000;
const longestPauseMs = 5 * 60_000;

/**
 * Caches a function's responses in this process, by its arguments, which must be plain data, and outside it as `kept`
 * says. Identical queries in flight are shared. A fresh response is served at once; so is a stale one, while the next
 * is fetched in the background (stale-while-revalidate); an old one only if fetching fails (stale-if-error).
 * @throws what the function throws, if there is nothing older to serve; always `not_found`
 */
export function swrCache<Args extends readonly unknown[], Answer>(
  ask: (...args: Args) => Promise<Answer>,
  { freshMs, staleMs, most, kept, now = sinceEpoch }: Memory<Args, Answer>,
): Remembering<Args, Answer> {
  const entries = new LRUCache<string, Entry<Args, Answer>>({ max: most });
  const underWay = new Map<
    string,
    { subject: string | undefined; asked: Promise<Entry<Args, Answer>> }
  >();
  const cache = kept && openResponseCache(kept);
  const asking = new Set<Asking>();

  function entryOf(args: Args, found: Remembered<Answer>, readAt: number): Entry<Args, Answer> {
    const shown = 'answer' in found ? (kept?.about?.(found.answer) ?? []) : [];
    const subjects = new Set([kept?.subject?.(...args), ...shown.map(showing)]);
    return { args, found, readAt, subjects, renewSince: 0, failures: 0, retryAt: 0 };
  }

  /** Runs a query and tells whether its response is outdated by now. */
  async function whileAsking<Result>(
    args: Args,
    work: (isOld: () => boolean) => Promise<Result>,
  ): Promise<Result> {
    const one: Asking = { subject: kept?.subject?.(...args), isOld: false };
    asking.add(one);
    try {
      return await work(() => one.isOld);
    } finally {
      asking.delete(one);
    }
  }
  /** A response with a time in the future, from another process's clock, is not fresh. */
  const ageOf = ({ readAt }: Entry<Args, Answer>) => {
    const age = now() - readAt;
    return age < 0 ? freshMs + 1 : age;
  };
  const isNew = (entry: Entry<Args, Answer>) =>
    ageOf(entry) <= freshMs && entry.readAt > entry.renewSince;
  function isGiven(entry: Entry<Args, Answer>, args: Args): boolean {
    // What was missing may exist by now; where a page works without it, no request waits to find out.
    const mayWait = 'missing' in entry.found && kept !== undefined && !kept.isOptional?.(...args);
    return ageOf(entry) <= freshMs + (mayWait ? 0 : staleMs);
  }

  async function answerOf(args: Args): Promise<Remembered<Answer>> {
    try {
      return { answer: await ask(...args) };
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') return { missing: error };
      throw error;
    }
  }

  function fetchAnswer(key: string, args: Args): Promise<Entry<Args, Answer>> {
    return whileAsking(args, async (isOld) => {
      const keep = cache && (await cache.begin(key, args));
      const entry = entryOf(args, await answerOf(args), now());
      if (!isOld()) entries.set(key, entry);
      // Nothing waits for the write.
      void keep?.(entry.found, entry.readAt);
      return entry;
    });
  }

  /** The next response, shared with any request for it in flight. */
  function fetched(key: string, args: Args): Promise<Entry<Args, Answer>> {
    const there = underWay.get(key);
    if (there) return there.asked;
    const asked: Promise<Entry<Args, Answer>> = fetchAnswer(key, args).finally(() => {
      if (underWay.get(key)?.asked === asked) underWay.delete(key);
    });
    underWay.set(key, { subject: kept?.subject?.(...args), asked });
    return asked;
  }

  /** The stored response, if this process has none or an older one. */
  function taken(key: string, args: Args, orOutdated = false) {
    return whileAsking(args, async (isOld) => {
      const stored = await cache?.find(key, args);
      if (!stored || (stored.isOutdated && !orOutdated)) return undefined;
      const entry = entryOf(args, stored.found, stored.readAt);
      if (stored.isDue) entry.renewSince = now();
      const isNewest = (entries.get(key)?.readAt ?? 0) < entry.readAt;
      if (!isOld() && isNewest && !stored.isOutdated) entries.set(key, entry);
      return entry;
    });
  }

  /** Fetches the next response in the background. Later callers share a fetch that may not have sent its query yet. */
  function refresh(key: string, args: Args, entry: Entry<Args, Answer>): Promise<void> {
    if (underWay.has(key) || now() < entry.retryAt) return entry.next ?? Promise.resolve();
    entry.next = readBehind(key, args, entry);
    return entry.next;
  }

  async function readBehind(key: string, args: Args, entry: Entry<Args, Answer>): Promise<void> {
    entry.retryAt = now() + freshMs;
    try {
      if (cache) await passed(afterPageMs, undefined, { ref: false });
      await refreshes.execute(async () => {
        const shared = cache && (await taken(key, args));
        const isEnough = shared && isNew(shared) && shared.readAt > entry.renewSince;
        if (!isEnough) await fetched(key, args);
      });
    } catch {
      // The connection's owner reports the error; the stale response is still served.
      entry.failures += 1;
      const pause = firstPauseMs * 2 ** (entry.failures - 1);
      entry.retryAt = now() + Math.min(pause, longestPauseMs);
    }
  }

  async function entryFor(key: string, args: Args): Promise<Entry<Args, Answer>> {
    const known = entries.get(key) ?? (cache && (await taken(key, args)));
    if (known && isNew(known)) {
      count(kept?.kind, 'remembered');
      return known;
    }
    if (known && isGiven(known, args)) {
      count(kept?.kind, 'renewed');
      void refresh(key, args, known);
      return known;
    }
    count(kept?.kind, 'fetched');
    try {
      return await fetched(key, args);
    } catch (error) {
      const older = known ?? (await taken(key, args, true));
      if (!older) throw error;
      return older;
    }
  }

  const given = async (...args: Args) => {
    const { found } = await entryFor(JSON.stringify(args), args);
    if ('missing' in found) throw found.missing;
    return found.answer;
  };
  /** Fetches in flight go on for those who wait for them. What they will show is not known yet. */
  function outdateAsked(subject: string | undefined): void {
    const isAny = subject === undefined || subject.startsWith(showing(''));
    for (const one of asking) if (isAny || one.subject === subject) one.isOld = true;
    for (const [key, { subject: about }] of [...underWay])
      if (isAny || about === subject) underWay.delete(key);
  }

  const entriesOf = (subject: string | undefined) =>
    [...entries.entries()].filter(
      ([, { subjects }]) => subject === undefined || subjects.has(subject),
    );

  const due = new Set<string>();
  let fetchingDue: Promise<void> | undefined;

  async function fetchDue(): Promise<void> {
    await passed(gatherMs, undefined, { ref: false });
    fetchingDue = undefined;
    const keys = [...due];
    due.clear();
    await Promise.all(
      keys.map(async (key) => {
        const entry = entries.peek(key);
        if (entry && !isNew(entry)) await refresh(key, entry.args, entry);
        // A request may have started it meanwhile.
        await underWay.get(key)?.asked.catch(() => undefined);
      }),
    );
  }

  return Object.assign(given, {
    forget: (subject?: string) => {
      outdateAsked(subject);
      for (const [key] of entriesOf(subject)) entries.delete(key);
    },
    renew: async (subject?: string) => {
      outdateAsked(subject);
      for (const [key, entry] of entriesOf(subject)) {
        Object.assign(entry, { renewSince: now(), retryAt: 0 });
        if (subject !== undefined) due.add(key);
      }
      if (due.size > 0) await (fetchingDue ??= fetchDue());
    },
  });
}
