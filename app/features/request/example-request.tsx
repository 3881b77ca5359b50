import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import type { Occasion } from '#domain/request/occasion.ts';
import { css } from '#styled/css/index.js';

/** One good request for each occasion, with names and customs of the reader's language. */
const examples = {
  birthday: msg`Maria turns 40 on Saturday. She laughs at her own jokes before she has told them. This year she ran her first 10 km, in the rain. Please tell her that we’re proud of her.`,
  nameDay: msg`It’s George’s name day. He taught me to fish, and he never lets anyone else near the grill. Please wish him many happy years from all of us.`,
  wedding: msg`Anna and Nick get married on 14 June. They met in a lift that got stuck for two hours. They finish each other’s sentences, mostly wrongly. Please wish them a lift that works.`,
  anniversary: msg`My parents have been married for 30 years. They met at one of your concerts and still dance to that song in the kitchen. Please congratulate them and say the year: 1995.`,
  congratulations: msg`Sofia passed her bar exam at the third try. She learned at night, beside two small children. Please tell her that the third time was the best one.`,
  pepTalk: msg`Leo has his driving test on Monday and is sure that he’ll fail again. He once drove a tractor through a storm. Please remind him of that, and tell him to breathe.`,
  getWell: msg`Helen broke her leg on the first day of her holiday. She’s patient with everyone but herself. Please tell her that her plants are fine and that we’re coming on Sunday with cake.`,
  roast: msg`Alex is 50 and still says that he’s “about to” start running. He owns four pairs of running shoes. He loves being teased; only his hair is off limits.`,
  justBecause: msg`Kate has had a long winter. She plays your songs on the way to work, and the whole bus knows them by now. Please just say hello and sing one line.`,
  other: msg`Our choir is 20 years old. We’re twelve people who can’t read music. Please tell us which of your songs we should never try.`,
} as const satisfies Record<Occasion, MessageDescriptor>;

const quote = css({
  paddingBlock: '12px',
  paddingInline: '16px',
  borderRadius: 'm',
  borderInlineStart: '3px solid token(colors.brandInk)',
  background: 'sunken',
  overflowWrap: 'anywhere',
});

/** A good request for an occasion, to be read and not to be copied. */
export function ExampleRequest({ occasion }: { occasion: Occasion }) {
  const { t } = useLingui();
  return <blockquote className={quote}>{t(examples[occasion])}</blockquote>;
}
