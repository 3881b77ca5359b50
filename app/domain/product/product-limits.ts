/** The maximum stock. */
export const maxPiecesPerOrder = 100_000;

export const maxTitleLength = 120;

export const maxDescriptionLength = 5_000;
