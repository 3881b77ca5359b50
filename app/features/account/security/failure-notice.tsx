import { CircleAlert } from 'lucide-react';

import { notice } from '#app/ui/field/notice.recipe.ts';
import { css, cx } from '#styled/css/index.js';

const look = cx(notice({ tone: 'bad' }), css({ marginBottom: '16px' }));

/** Why it did not work; nothing when there is no such sentence. */
export function FailureNotice({ sentence }: { sentence: string | null }) {
  if (sentence === null) return null;
  return (
    <p role="alert" className={look}>
      <CircleAlert aria-hidden />
      {sentence}
    </p>
  );
}
