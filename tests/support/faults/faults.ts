/** What can be wrong with a back end, or with the way to it. */
export interface Fault {
  /** In the words of an operator. */
  readonly words: string;
  /** Whether the back end hears the question, and does what it says, before its answer is spoilt. */
  readonly isHeard: boolean;
}

/** Every fault that the site is tried with. */
export const faults = {
  slow: { words: 'it answers, but later than the limit', isHeard: true },
  hung: { words: 'it takes the request and never answers', isHeard: false },
  cut: { words: 'the connection ends in the middle of the answer', isHeard: true },
  html: { words: 'a page of HTML, with status 200, in place of the answer', isHeard: true },
  broken: { words: 'status 500, with the page that PHP dies with', isHeard: false },
  refusing: { words: 'status 401 to everyone, whatever is asked', isHeard: false },
  strange: { words: 'JSON of another shape', isHeard: true },
} as const satisfies Record<string, Fault>;
export type FaultName = keyof typeof faults;
export const faultNames = Object.keys(faults) as FaultName[];

/**
 * The rows of the table that meet a fault: in turn, so that every fault meets some of each kind. With `FAULTS=all`,
 * as in `npm run test:full`, every row meets every fault.
 */
export function rowsMeeting<Row>(fault: FaultName, rows: readonly Row[]): readonly Row[] {
  if (process.env['FAULTS'] === 'all') return rows;
  const place = faultNames.indexOf(fault);
  return rows.filter((_row, index) => (index + place) % faultNames.length === 0);
}
