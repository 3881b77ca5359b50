import { css } from '#styled/css/index.js';

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
export const alarm = css({
  marginBottom: '20px',
  padding: '14px 16px',
  borderRadius: 'm',
  background: 'badBg',
  color: 'bad',
});
export const good = css({
  display: 'block',
  marginBottom: '20px',
  padding: '14px 16px',
  borderRadius: 'm',
  background: 'goodBg',
  color: 'good',
});
export const fullButton = css({
  width: '100%',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  textDecoration: 'none',
  textAlign: 'center',
});
