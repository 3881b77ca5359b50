import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { PayoutState } from '#domain/payout/payout.ts';

/** How far a payout has come, in a word or two. */
export const payoutStateLabel = {
  prepared: msg`Being prepared`,
  sent: msg`Sent to the bank`,
  returned: msg`Returned by the bank`,
  dropped: msg`Cancelled`,
} as const satisfies Record<PayoutState, MessageDescriptor>;
