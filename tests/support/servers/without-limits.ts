/**
 * For servers on which a few demo people order more, and leave more unpaid, than anyone may, and on which what is
 * fulfilled is sent at once.
 */
export const withoutLimits = {
  ORDERS_PER_MINUTE: '10000',
  ORDERS_PER_DAY: '10000',
  UNPAID_PIECES: '10000',
  UNPAID_PIECES_OF_ONE: '10000',
  FULFIL_UNDO_SECONDS: '0',
} as const;
