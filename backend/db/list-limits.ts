/**
 * How many rows are read at most where no one asks for a page: more than a shop can have of them, so that what is cut
 * off is a fault or an attack, and never a page that waits for a whole table (ADR 0072).
 */

/** Lines, meta rows, events, notes and refunds of one order, each. */
export const maxRowsOfOrder = 1_000;
/** Categories of one celebrity, and services. */
export const maxRowsOfVendor = 1_000;
export const maxCategories = 10_000;
export const maxCountries = 1_000;
/** Providers that one account is connected with. */
export const maxIdentities = 100;
export const maxMenus = 1_000;
/** Of one product. */
export const maxVariations = 1_000;
