/**
 * What may be made once only, or over what was seen only: where its answer never came, the turn is kept until it is
 * done or never will be.
 */
export interface Making {
  readonly makes: true;
  /** Whether it is done by now, where that can be told: then the turn is not kept any longer. */
  readonly isDone?: () => Promise<boolean>;
}

/** A turn that was not given back. */
export interface OpenTurn {
  readonly until: Date;
  readonly isDone: () => Promise<boolean>;
}

/** Does works of one name one after the other, in this process and all others that share its tables. */
export type WriteLocks = <Result>(
  name: string,
  work: () => Promise<Result>,
  making?: Making,
) => Promise<Result>;

export interface TurnTimes {
  /** Of one question to WordPress. */
  readonly timeoutMs: number;
  readonly clock: () => Date;
}
