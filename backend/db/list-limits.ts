/**
 * Row limits for queries without paging: higher than a shop can reach, so that truncation means a bug or an attack, and
 * no page waits for a whole table (ADR 0072).
 */

/** Lines, meta rows, events, notes and refunds of one order, each. */
export const maxRowsOfOrder = 1_000;
/** Categories and services of one celebrity, each. */
export const maxRowsOfVendor = 1_000;
export const maxCategories = 10_000;
export const maxCountries = 1_000;
/** Providers connected to one account. */
export const maxIdentities = 100;
export const maxMenus = 1_000;
/** Per product. */
export const maxVariations = 1_000;
