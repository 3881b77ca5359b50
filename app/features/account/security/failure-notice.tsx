import { CircleAlert } from 'lucide-react';

import { notice } from '#app/ui/field/notice.recipe.ts';
import { css, cx } from '#styled/css/index.js';

const look = cx(notice({ tone: 'bad' }), css({ marginBottom: '16px' }));

/** Why it failed; renders nothing without a message. */
export function FailureNotice({ sentence }: { sentence: string | null }) {
  if (sentence === null) return null;
  return (
    <p role="alert" className={look}>
      <CircleAlert aria-hidden />
      {sentence}
    </p>
  );
}
