import { css } from '#styled/css/index.js';

export const entries = css({
  display: 'grid',
  gap: '16px',
  listStyle: 'none',
  marginBottom: '16px',
});
/** One entry: its label and target side by side, then its buttons. */
export const entry = css({
  display: 'grid',
  gap: '0 16px',
  paddingTop: '16px',
  borderTop: '1px solid token(colors.border)',
  sm: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
  '& > :last-child': { display: 'flex', gap: '4px', sm: { paddingTop: '26px' } },
});
export const entryButton = css({
  border: '1px solid token(colors.border)',
  '&[aria-disabled=true]': { color: 'text3', cursor: 'not-allowed', background: 'transparent' },
});
export const buttonRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px',
});
