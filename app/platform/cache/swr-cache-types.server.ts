import { type Kept } from './stored-response.server.ts';

export interface Memory<Args extends readonly unknown[] = readonly never[], Answer = never> {
  /** How long a response counts as fresh, in milliseconds. */
  readonly freshMs: number;
  /** How long after that a stale response is still served while the next one is fetched. */
  readonly staleMs: number;
  /** Maximum number of cached queries; the least recently used are evicted first. */
  readonly most: number;
  /** What is also stored outside the process; nothing if omitted. */
  readonly kept?: Kept<Args, Answer>;
  /** Monotonic milliseconds since 1970; for tests. */
  readonly now?: () => number;
}

/** A function that caches its responses. */
export interface Remembering<Args extends readonly unknown[], Answer> {
  (...args: Args): Promise<Answer>;
  /**
   * Invalidates all earlier responses, or those about one subject, because that was changed. With `showing(subject)`,
   * it invalidates those that show it, whatever they are about.
   */
  readonly forget: (subject?: string) => void;
  /**
   * Serves cached responses until the next one is fetched, because they may have changed. With a subject, the next ones
   * are fetched at once; without, in the background of the next requests.
   * @returns resolves when the immediate fetches succeeded or failed; never rejects
   */
  readonly renew: (subject?: string) => Promise<void>;
}

/** Any response that shows this subject. */
export const showing = (subject: string): string => `shown:${subject}`;
