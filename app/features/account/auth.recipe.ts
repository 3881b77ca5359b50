import { button } from '#app/ui/button.recipe.ts';
import { notice } from '#app/ui/field/notice.recipe.ts';
import { css, cx } from '#styled/css/index.js';

/** Styles of the sign-in pages. */
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
/** A success message above a form. */
export const good = cx(notice({ tone: 'good' }), css({ marginBottom: '20px' }));
/** The primary action of a page. */
export const fullButton = button({ size: 'large', wide: true });

/** The terms that the button below accepts. */
export const agreement = css({
  marginBottom: '16px',
  textStyle: 'hint',
  color: 'text2',
  '& a': { color: 'brandInk', textDecoration: 'underline' },
});
