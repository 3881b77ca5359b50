import { css } from '#styled/css/index.js';

export const count = css({
  display: 'block',
  textStyle: 'hint',
  color: 'text2',
  marginBottom: '12px',
});
export const finder = css({ marginBottom: '16px' });
export const list = css({
  listStyle: 'none',
  '& li:not(:first-child)': { borderTop: '1px solid token(colors.border)' },
});
/** A row is one link: the user and their state. */
export const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: '8px 16px',
  marginInline: '-12px',
  padding: '12px',
  borderRadius: 'm',
  color: 'text',
  textDecoration: 'none',
  _hover: { background: 'tint' },
  sm: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});
export const rowName = css({ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' });
export const rowHint = css({
  display: 'block',
  textStyle: 'hint',
  color: 'text2',
  overflowWrap: 'anywhere',
});
export const badges = css({ display: 'flex', flexWrap: 'wrap', gap: '8px' });

export const facts = css({ display: 'grid', gap: '12px', margin: 0 });
export const fact = css({
  display: 'grid',
  gap: '2px',
  '& dt': { textStyle: 'hint', color: 'text2' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  sm: {
    gridTemplateColumns: '180px minmax(0, 1fr)',
    alignItems: 'baseline',
    gap: '16px',
  },
});
export const words = css({ color: 'text2', marginBottom: '20px' });
