/** A phone number as people write it: digits and separators. */
export const phonePattern = /^\+?[\d(][\d\s()./-]{3,}$/;
