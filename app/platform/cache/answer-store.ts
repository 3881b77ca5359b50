/** A response stored outside the process. */
export interface StoredAnswer {
  readonly value: unknown;
  readonly readAt: Date;
  /** Its subject has changed since: it must be fetched again. */
  readonly isOutdated: boolean;
  /** It may have changed: it is served until it is fetched again. */
  readonly isDue: boolean;
}

/** A response to be stored. */
export interface AnswerToStore {
  /** The query and arguments it belongs to. */
  readonly kind: string;
  readonly key: string;
  readonly value: unknown;
  readonly readAt: Date;
  /** Topics that invalidate it, and their `round` before the query was sent. */
  readonly topics: readonly string[];
  readonly round: number;
  /** What it shows, such as `product:62`. */
  readonly about: readonly string[];
}

/**
 * Stores responses across restarts and shares them between processes
 * (`app/server/wordpress/store/cached-responses.server.ts`).
 */
export interface AnswerStore {
  readonly find: (kind: string, key: string) => Promise<StoredAnswer | null>;
  /** Increases when one of these topics is invalidated: a response requested before that is outdated, too. */
  readonly round: (topics: readonly string[]) => Promise<number>;
  /** Stores a response, unless a newer one exists. */
  readonly keep: (answer: AnswerToStore) => Promise<void>;
  readonly drop: (kind: string, key: string) => Promise<void>;
  /**
   * Invalidates all responses of these topics, and those that show one of the `shown`, such as `product:62`; deletes
   * those that show one of the `gone`.
   */
  readonly outdate: (
    topics: readonly string[],
    gone?: readonly string[],
    shown?: readonly string[],
  ) => Promise<void>;
  /** Marks responses as due that are about one of these subjects or show one. Those in flight may be outdated by it. */
  readonly renew: (subjects: readonly string[]) => Promise<void>;
}
