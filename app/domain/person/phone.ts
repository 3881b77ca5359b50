/** A phone number as people write it: digits, and what stands between them. */
export const phonePattern = /^\+?[\d(][\d\s()./-]{3,}$/;
