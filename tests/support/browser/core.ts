/**
 * Marks the journeys that `npm test` walks: one for each row of the product, and what guards it from attacks. All
 * others, which wait long, go a second way to the same, or show in the browser what a test without one shows as well,
 * are walked by `npm run test:full` (docs/adr/0045).
 */
export const core = { tag: '@core' } as const;

/** For journeys over a list of which a few stand for all. */
export function coreIf(isCore: boolean): typeof core | object {
  return isCore ? core : {};
}
