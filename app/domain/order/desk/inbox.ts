import * as v from 'valibot';

import type { OrderStatus } from '../order-status.ts';

/** The lists of a celebrity's inbox, in the order a request passes through them. */
export const inboxLists = ['new', 'accepted', 'fulfilled'] as const;
export type InboxList = (typeof inboxLists)[number];

/** Which orders each list contains. */
export const statusOfList = {
  new: 'on-hold',
  accepted: 'processing',
  fulfilled: 'completed',
} as const satisfies Record<InboxList, OrderStatus>;

/** The `list` of a URL; an invalid one falls back to the new orders. */
export const inboxParam = v.fallback(v.optional(v.picklist(inboxLists)), undefined);
