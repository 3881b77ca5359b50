import { CircleAlert } from 'lucide-react';

import { notice } from '#app/ui/field/notice.recipe.ts';
import { css, cx } from '#styled/css/index.js';

const look = cx(notice({ tone: 'bad' }), css({ marginBottom: '20px' }));

/** Why the form as a whole was refused; renders nothing without a message. */
export function FailureLine({ sentence }: { sentence: string | null }) {
  if (sentence === null) return null;
  return (
    <p role="alert" className={look}>
      <CircleAlert aria-hidden />
      {sentence}
    </p>
  );
}
