import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { Occasion } from '#domain/request/occasion.ts';

export const occasionLabel = {
  birthday: msg`Birthday`,
  nameDay: msg`Name day`,
  wedding: msg`Wedding`,
  anniversary: msg`Anniversary`,
  congratulations: msg`Congratulations`,
  pepTalk: msg`Pep talk`,
  getWell: msg`Get well`,
  roast: msg`Roast`,
  justBecause: msg`Just because`,
  other: msg`Other`,
} as const satisfies Record<Occasion, MessageDescriptor>;

/** The labels of the answers of a request form. */
export const answerLabel: Readonly<Record<string, MessageDescriptor>> = {
  from: msg`From`,
  to: msg`To`,
  pronunciation: msg`Say the name like this`,
  voiceNote: msg`How the name sounds`,
  occasion: msg`Occasion`,
  instructions: msg`Instructions`,
  message: msg`Message`,
  link: msg`Link`,
  description: msg`Short description`,
  video: msg`Your video`,
  sample: msg`Show it as a sample`,
};
