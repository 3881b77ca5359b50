/** What a row of the test plan counts while it runs. A fault is something that must not happen, in words. */
export interface Tally {
  /** Adds to a figure. */
  readonly add: (figure: string, amount?: number) => void;
  /** Keeps the largest value of a figure. */
  readonly max: (figure: string, value: number) => void;
  readonly fault: (words: string) => void;
}

/** What a row is given to work with. */
export interface RowContext {
  readonly tally: Tally;
  /** An empty folder that is gone afterwards. */
  readonly folder: string;
}

/** A row that is being run. */
export interface OpenRow {
  /** One round. The same `index` always does the same. A round that throws counts as a fault. */
  readonly round: (index: number) => Promise<void>;
  /** Compares what all rounds left behind, and takes it away. */
  readonly close: () => Promise<void>;
}

/** One row of the test plan: what is done how often, and what must come of it. */
export interface NightRow {
  /** Of the test plan, such as `T-KILL`, and where it runs in several places: `T-KILL PostgreSQL`. */
  readonly name: string;
  readonly what: string;
  /** How many rounds of what make it whole. */
  readonly rounds: number;
  readonly unit: string;
  /** The largest value that a figure may have. */
  readonly atMost?: Readonly<Record<string, number>>;
  /** How long a slice of it is, which a kill undoes; ten minutes unless given. */
  readonly sliceMs?: number;
  /** For so many rounds with `--small`. */
  readonly smallRounds: number;
  /** Something this machine lacks, in words; null where the row can run. */
  readonly lacks?: () => string | null;
  readonly open: (context: RowContext) => Promise<OpenRow>;
}
