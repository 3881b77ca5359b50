import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { InboxList } from '#domain/order/desk/inbox.ts';

export const inboxLabel = {
  new: msg`New`,
  accepted: msg`To answer`,
  fulfilled: msg`Fulfilled`,
} as const satisfies Record<InboxList, MessageDescriptor>;

/** For an order that cannot be accepted yet. */
export const waitingLabel = msg`Waiting for payment`;

/** The label of an order's link: what there is to do with it. */
export const inboxAction = {
  new: msg`Read and decide`,
  accepted: msg`Answer`,
  fulfilled: msg`View`,
} as const satisfies Record<InboxList, MessageDescriptor>;

/** The text of an empty list. */
export const inboxEmpty = {
  new: msg`No new requests. We’ll email you when one comes in.`,
  accepted: msg`You’ve answered everything you accepted.`,
  fulfilled: msg`Requests you’ve answered will appear here.`,
} as const satisfies Record<InboxList, MessageDescriptor>;
