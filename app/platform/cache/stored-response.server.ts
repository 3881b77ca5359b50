import type { AppError } from '#domain/app-error.ts';
import type { AnswerStore } from './answer-store.ts';

/** "Not found" is a response too, and must not be replaced by an older one. */
export type Remembered<Answer> = { readonly answer: Answer } | { readonly missing: AppError };

/** Which of a function's responses are stored outside the process. */
export interface Kept<Args extends readonly unknown[], Answer> {
  /** Their name in the store. */
  readonly kind: string;
  /** To be increased when their shape changes. */
  readonly format: number;
  /** The store; null if none is needed because the back end is in this process. */
  readonly store: () => Promise<AnswerStore | null>;
  /** The one subject of a query, such as `product:62`: changes to others do not invalidate its response. */
  readonly subject?: (...args: Args) => string;
  /** Which queries are stored: there must be few of them, or as many as the shop has items. */
  readonly isKept?: (...args: Args) => boolean;
  /** Which responses are not stored. */
  readonly isEmpty?: (answer: Answer) => boolean;
  /** If pages work without the response, "not found" is stored as well. */
  readonly isOptional?: (...args: Args) => boolean;
  /** What a response shows; used to find it when that is deleted. */
  readonly about?: (answer: Answer) => readonly string[];
  /** Validates a stored value as a response of the function; null if it is not one. */
  readonly restore?: (value: unknown) => Answer | null;
  /** Whether an outdated response is worse than none, even while the back end is down. */
  readonly neverOutdated?: true;
}
