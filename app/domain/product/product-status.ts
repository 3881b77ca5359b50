/** The status of a product (spec §4): only published products can be seen and ordered. */
export const productStatuses = ['published', 'draft'] as const;
export type ProductStatus = (typeof productStatuses)[number];
