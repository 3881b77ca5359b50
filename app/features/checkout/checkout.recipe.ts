import { css } from '#styled/css/index.js';

/** The width of a checkout page; inside it `splitPage` places the cost next to the form. */
export const checkoutMeasure = css({ maxWidth: '1180px' });

/** Back on the left, continue on the right; on phones continue comes first. */
export const wayRow = css({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: '8px',
  marginTop: '28px',
  sm: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
  },
});

/** A name on the left, its value on the right. */
export const factRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 20px',
  '& dt': { color: 'text2' },
  '& dd': { textAlign: 'end', fontWeight: 500, fontVariantNumeric: 'tabular-nums' },
});
export const totalRow = css({
  paddingTop: '16px',
  borderTop: '1px solid token(colors.border)',
  textStyle: 'h3',
  '& dt': { color: 'text' },
  '& dd': { fontWeight: 600 },
});
