import { css } from '#styled/css/index.js';

const ring = css({
  display: 'block',
  width: '44px',
  height: '44px',
  border: '4px solid token(colors.brandBg)',
  borderTopColor: 'brandInk',
  borderRadius: 'full',
  animation: 'spin 0.9s linear infinite',
  _still: { animation: 'none', borderStyle: 'dotted', borderColor: 'brandInk' },
});

/** Indicates loading; text next to it says what. Does not animate with reduced motion. */
export function Spinner() {
  return <span className={ring} aria-hidden />;
}
