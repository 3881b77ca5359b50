import { type Kept } from './stored-response.server.ts';

export interface Memory<Args extends readonly unknown[] = readonly never[], Answer = never> {
  /** How long an answer is taken for new, in milliseconds. */
  readonly freshMs: number;
  /** After it an answer is still given while the next one is fetched, but only this long. */
  readonly staleMs: number;
  /** How many different questions are kept; the longest unasked goes first. */
  readonly most: number;
  /** What of it outlasts the process; nothing where this is left out. */
  readonly kept?: Kept<Args, Answer>;
  /** Milliseconds since 1970 that only grow; for tests. */
  readonly now?: () => number;
}

/** A function that remembers what it answered. */
export interface Remembering<Args extends readonly unknown[], Answer> {
  (...args: Args): Promise<Answer>;
  /**
   * Makes every answer of before, or those about one subject, count for nothing: someone changed what it was about.
   * With `showing(subject)` those are meant that show it, whatever they are about.
   */
  readonly forget: (subject?: string) => void;
  /**
   * Lets what is remembered be given until the next answer is there: it may have been changed. Of a subject the next is
   * fetched at once, without anyone who asks for it; all that is remembered is fetched behind who asks.
   * @returns resolves when what is fetched at once was answered, or failed; never rejects
   */
  readonly renew: (subject?: string) => Promise<void>;
}

/** Whatever answer shows this subject. */
export const showing = (subject: string): string => `shown:${subject}`;
