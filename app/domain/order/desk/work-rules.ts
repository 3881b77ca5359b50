/** How the site goes about orders, as an administrator set it. */
export interface WorkRules {
  /** Whether celebrities begin only with what is paid. */
  readonly paidFirst: boolean;
}

/** What holds until an administrator says otherwise. */
export const firstWorkRules: WorkRules = { paidFirst: true };

/** An order by the site's rules: whether its celebrity may begin although it is not paid. */
export function underRules<Kind extends { readonly startsUnpaid: boolean }>(
  order: Kind,
  { paidFirst }: WorkRules,
): Kind {
  return paidFirst ? order : { ...order, startsUnpaid: true };
}
