import { isDeepStrictEqual } from 'node:util';

/** Whether a row already has the wanted values; instants are compared by time. */
export function isAsItIs(row: object, wanted: object): boolean {
  const before: ReadonlyMap<string, unknown> = new Map(Object.entries(row));
  return Object.entries(wanted).every(
    ([name, value]) => value === undefined || isDeepStrictEqual(before.get(name), value),
  );
}
