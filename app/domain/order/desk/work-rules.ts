/** The site's rules for processing orders, as set by an administrator. */
export interface WorkRules {
  /** Whether celebrities begin only with paid orders. */
  readonly paidFirst: boolean;
}

/** The default until an administrator changes it. */
export const firstWorkRules: WorkRules = { paidFirst: true };

/** Applies the site's rules to an order: whether its celebrity may begin although it is unpaid. */
export function underRules<Kind extends { readonly startsUnpaid: boolean }>(
  order: Kind,
  { paidFirst }: WorkRules,
): Kind {
  return paidFirst ? order : { ...order, startsUnpaid: true };
}
