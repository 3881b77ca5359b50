/** An answer as it lies outside of the process. */
export interface StoredAnswer {
  readonly value: unknown;
  readonly readAt: Date;
  /** What it is about was changed since: it has to be read anew. */
  readonly isOutdated: boolean;
  /** It may have been changed: it is given until it is read anew. */
  readonly isDue: boolean;
}

/** An answer on its way there. */
export interface AnswerToStore {
  /** Which question it answers, and with what arguments. */
  readonly kind: string;
  readonly key: string;
  readonly value: unknown;
  readonly readAt: Date;
  /** What outdates it, and what `round` said of that before the question was asked. */
  readonly topics: readonly string[];
  readonly round: number;
  /** What it shows, such as `product:62`. */
  readonly about: readonly string[];
}

/**
 * Where answers outlast a process, and where several processes share them
 * (`app/server/wordpress/store/cached-responses.server.ts`).
 */
export interface AnswerStore {
  readonly find: (kind: string, key: string) => Promise<StoredAnswer | null>;
  /** Grows when one of these topics is outdated: an answer that was asked for before is so, too. */
  readonly round: (topics: readonly string[]) => Promise<number>;
  /** Keeps an answer, unless a newer one is there. */
  readonly keep: (answer: AnswerToStore) => Promise<void>;
  readonly drop: (kind: string, key: string) => Promise<void>;
  /**
   * Makes all answers of these topics outdated, and those that show one of the `shown`, such as `product:62`; those
   * that show one of the `gone` are deleted.
   */
  readonly outdate: (
    topics: readonly string[],
    gone?: readonly string[],
    shown?: readonly string[],
  ) => Promise<void>;
  /**
   * Makes answers due that are about one of these subjects, or show one. What is asked for already may be outdated by
   * it.
   */
  readonly renew: (subjects: readonly string[]) => Promise<void>;
}
