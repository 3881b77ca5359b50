/** What "answers within 24 hours" means: the median of at least so many answers of the last days, in seconds. */
export const quickAnswer = { days: 90, least: 3, seconds: 86_400 } as const;
