import { css } from '#styled/css/index.js';

/** The measure of a checkout page: the work on the left, what it costs on the right, one below the other on phones. */
export const checkoutLayout = css({
  maxWidth: '1180px',
  lg: { display: 'grid', gridTemplateColumns: '1fr 380px', gap: '0 48px', alignItems: 'start' },
});
export const wholeWidth = css({ gridColumn: '1 / -1' });

/** A name on the left, its value on the right. */
export const factRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 20px',
  '& dt': { color: 'text2' },
  '& dd': { fontWeight: 500 },
});
export const totalRow = css({
  paddingTop: '16px',
  borderTop: '1px solid token(colors.border)',
  textStyle: 'h3',
  '& dt': { color: 'text' },
});
