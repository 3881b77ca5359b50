import { button } from '#app/ui/button.recipe.ts';
import { notice } from '#app/ui/field/notice.recipe.ts';
import { css, cx } from '#styled/css/index.js';

/** The looks of the pages about signing in. */
export const title = css({ textStyle: 'h1', marginBottom: '10px' });
export const lead = css({ color: 'text2', marginBottom: '28px' });
export const step = css({
  textStyle: 'hint',
  fontWeight: 600,
  color: 'goldInk',
  marginBottom: '10px',
});
export const below = css({ color: 'text2', marginTop: '24px' });
export const inlineLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: 'brandInk',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  background: 'transparent',
  cursor: 'pointer',
  _disabled: { color: 'text3', cursor: 'default', textDecoration: 'none' },
});
/** What went well, above a form. */
export const good = cx(notice({ tone: 'good' }), css({ marginBottom: '20px' }));
/** The one thing to do on a page. */
export const fullButton = button({ size: 'large', wide: true });

/** What someone agrees to with the button below it. */
export const agreement = css({
  marginBottom: '16px',
  textStyle: 'hint',
  color: 'text2',
  '& a': { color: 'brandInk', textDecoration: 'underline' },
});
