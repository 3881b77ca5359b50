import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

import type { ReviewSort } from '#domain/review/review.ts';

export const sortName: Readonly<Record<ReviewSort, MessageDescriptor>> = {
  newest: msg`Newest`,
  highest: msg`Highest rating`,
  lowest: msg`Lowest rating`,
};

/** What decides between equal ratings; the names of the orders say the rest. */
export const sortHint = msg`Of equal ratings the newer come first.`;

export function starsText(stars: number): MessageDescriptor {
  return msg`${plural(stars, { one: '# star of 5', other: '# stars of 5' })}`;
}
