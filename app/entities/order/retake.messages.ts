import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { RetakeReason } from '#domain/order/delivery/retake.ts';

/** The reasons as the fan selects them. */
export const retakeChoice = {
  'wrong-name': msg`The name is wrong`,
  'wrong-facts': msg`Something else they say is wrong`,
  'no-sound': msg`There’s no sound`,
} as const satisfies Record<RetakeReason, MessageDescriptor>;

/** The reasons as shown to others. */
export const retakeTold = {
  'wrong-name': msg`Reason: the name is wrong.`,
  'wrong-facts': msg`Reason: something else in the video is wrong.`,
  'no-sound': msg`Reason: there’s no sound.`,
} as const satisfies Record<RetakeReason, MessageDescriptor>;
