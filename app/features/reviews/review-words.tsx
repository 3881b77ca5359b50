import { useLingui } from '@lingui/react/macro';

import { visuallyHidden } from '#app/ui/layout/page.recipe.ts';
import type { Locale } from '#domain/locale.ts';
import { css } from '#styled/css/index.js';

import { starsText } from './reviews.messages.ts';

const text = css({
  marginTop: '10px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  lineHeight: 1.5,
});

export const quote = css({
  marginTop: '14px',
  paddingInlineStart: '14px',
  borderInlineStart: '3px solid token(colors.gold)',
});

/** What someone wrote, as text. @param language of the text, where it is known */
export function ReviewWords({ words, language }: { words: string; language?: Locale }) {
  return (
    <p className={text} lang={language} dir="auto">
      {words}
    </p>
  );
}

const gold = css({ color: 'goldInk', letterSpacing: '0.08em' });

/** The stars of a review, from 1 to 5. */
export function Stars({ stars }: { stars: number }) {
  const { t } = useLingui();
  return (
    <p>
      <span aria-hidden className={gold}>
        {'★'.repeat(stars)}
        {'☆'.repeat(5 - stars)}
      </span>
      <span className={visuallyHidden}>{t(starsText(stars))}</span>
    </p>
  );
}
