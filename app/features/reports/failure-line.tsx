import { CircleAlert } from 'lucide-react';

import { notice } from '#app/ui/field/notice.recipe.ts';
import { css, cx } from '#styled/css/index.js';

const look = cx(notice({ tone: 'bad' }), css({ marginBottom: '20px' }));

/** Why a form could not be sent as a whole; nothing when there is no such sentence. */
export function FailureLine({ sentence }: { sentence: string | null }) {
  if (sentence === null) return null;
  return (
    <p role="alert" className={look}>
      <CircleAlert aria-hidden />
      {sentence}
    </p>
  );
}
