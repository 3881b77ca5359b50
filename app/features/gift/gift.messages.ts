import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { giftMaxDays } from '#domain/gift/gift.ts';

export const giftFieldMessages: Readonly<Record<string, MessageDescriptor>> = {
  'not-a-day': msg`Enter a date`,
  'too-late': msg`Choose a day within the next ${giftMaxDays} days`,
};

/** What messengers show of a gift's link: nothing of what is in it. */
export const giftTitle = msg`A gift is waiting for you`;
export const giftDescription = msg`Someone picked a surprise for you. Open it here, no account needed.`;
