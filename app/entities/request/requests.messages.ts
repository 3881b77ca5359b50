import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { Occasion } from '#domain/request/service-request.ts';

export const occasionLabel = {
  birthday: msg`Birthday`,
  anniversary: msg`Anniversary`,
  other: msg`Other`,
} as const satisfies Record<Occasion, MessageDescriptor>;

/** The labels of the answers of a request form. */
export const answerLabel: Readonly<Record<string, MessageDescriptor>> = {
  from: msg`From`,
  to: msg`To`,
  occasion: msg`Occasion`,
  instructions: msg`Instructions`,
  message: msg`Message`,
  link: msg`Link`,
  description: msg`Short description`,
  video: msg`Your video`,
};
