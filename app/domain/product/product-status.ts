/** Where a product stands (spec §4): only what is published can be seen and ordered. */
export const productStatuses = ['published', 'draft'] as const;
export type ProductStatus = (typeof productStatuses)[number];
