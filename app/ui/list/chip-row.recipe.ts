import { css } from '#styled/css/index.js';

import { chip } from '#app/ui/badge.recipe.ts';

/** Links between parts of a list: one scrolling row on phones, wrapping where there is room. */
export const chipRow = css({
  display: 'flex',
  gap: '8px',
  listStyle: 'none',
  marginBottom: '16px',
  marginInline: '-20px',
  paddingBlock: '4px',
  paddingInline: '20px',
  overflowX: 'auto',
  md: { flexWrap: 'wrap', marginInline: '0', paddingInline: '0' },
});
export const chipLink = css(chip.raw(), {
  minHeight: '40px',
  whiteSpace: 'nowrap',
  '&[aria-current]': { borderColor: 'transparent', background: 'brandBg', color: 'brandInk' },
});
/** The count next to such a link. */
export const chipCount = css({
  fontWeight: 600,
  marginLeft: '6px',
  fontVariantNumeric: 'tabular-nums',
});
