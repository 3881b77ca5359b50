/** For servers on which a few demo people order more, and leave more unpaid, than anybody may. */
export const withoutLimits = {
  ORDERS_PER_MINUTE: '10000',
  ORDERS_PER_DAY: '10000',
  UNPAID_PIECES: '10000',
  UNPAID_PIECES_OF_ONE: '10000',
} as const;
