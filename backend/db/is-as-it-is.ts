import { isDeepStrictEqual } from 'node:util';

/** Whether a row holds already what it is to be given; instants count by their time. */
export function isAsItIs(row: object, wanted: object): boolean {
  const before: ReadonlyMap<string, unknown> = new Map(Object.entries(row));
  return Object.entries(wanted).every(
    ([name, value]) => value === undefined || isDeepStrictEqual(before.get(name), value),
  );
}
