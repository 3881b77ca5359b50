import * as v from 'valibot';

import type { OrderStatus } from '../order-status.ts';

/** The lists of a celebrity's inbox, in the order in which a request goes through them. */
export const inboxLists = ['new', 'accepted', 'fulfilled'] as const;
export type InboxList = (typeof inboxLists)[number];

/** Which orders each of them holds. */
export const statusOfList = {
  new: 'on-hold',
  accepted: 'processing',
  fulfilled: 'completed',
} as const satisfies Record<InboxList, OrderStatus>;

/** The `list` of an address; what is none shows what is new. */
export const inboxParam = v.fallback(v.optional(v.picklist(inboxLists)), undefined);
