import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { LineProblem } from '#domain/order/line-facts.ts';

/** How a line has changed since it was added to the basket. */
export const lineProblemMessage = {
  closed: msg`No requests are taken at the moment.`,
  gone: msg`No longer available.`,
  'sold-out': msg`This is sold out.`,
  'too-few': msg`There aren’t that many left.`,
  'price-changed': msg`The price has changed.`,
  'not-in-time': msg`It can’t be promised by the day you need it.`,
} as const satisfies Record<LineProblem['kind'], MessageDescriptor>;
