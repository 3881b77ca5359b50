import type { AppError } from '#domain/app-error.ts';
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
