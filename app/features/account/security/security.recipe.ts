import { css } from '#styled/css/index.js';

/** The page's sections, stacked, as wide as a form. */
export const sections = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  maxWidth: '820px',
  marginInline: 'auto',
});
