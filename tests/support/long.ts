/**
 * Marks a test for `npm run test:full`: it waits long, goes a second way to the same, or shows in the browser what a test
 * without one shows as well. `npm test` leaves it out.
 */
export const long = { tag: '@long' } as const;

/** For tests over a list of which a few stand for all. */
export function longUnless(isShort: boolean): typeof long | object {
  return isShort ? {} : long;
}
