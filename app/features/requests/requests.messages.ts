import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { Occasion } from '#domain/video-request.ts';

export const occasionLabel = {
  birthday: msg`Birthday`,
  anniversary: msg`Anniversary`,
  other: msg`Other`,
} as const satisfies Record<Occasion, MessageDescriptor>;

/** What a field of a request form can have wrong. */
export const requestFieldMessages: Readonly<Record<string, MessageDescriptor>> = {
  required: msg`This field is required`,
  'too-long': msg`This is too long`,
};
