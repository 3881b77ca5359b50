export const applicationLimits = { links: 5, link: 300, message: 1_000, words: 300 } as const;
