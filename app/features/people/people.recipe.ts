import { css } from '#styled/css/index.js';

export const count = css({ textStyle: 'hint', color: 'text2', marginBottom: '12px' });
export const searchRow = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '8px',
  marginBottom: '16px',
});
export const list = css({ display: 'grid', gap: '12px', listStyle: 'none' });
/** A row is one link: who it is, and where the person stands. */
export const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '14px 16px',
  border: '1px solid token(colors.border)',
  borderRadius: 'l',
  background: 'surface',
  color: 'text',
  textDecoration: 'none',
  _hover: { borderColor: 'brandInk' },
  sm: { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingInline: '20px' },
});
export const rowName = css({ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' });
export const rowHint = css({
  display: 'block',
  textStyle: 'hint',
  color: 'text2',
  overflowWrap: 'anywhere',
});
export const badges = css({ display: 'flex', flexWrap: 'wrap', gap: '8px' });

export const back = css({ marginBottom: '4px', justifySelf: 'start' });
export const facts = css({ display: 'grid', gap: '12px', margin: 0 });
export const fact = css({
  display: 'grid',
  gap: '2px',
  '& dt': { textStyle: 'hint', color: 'text2' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  sm: { gridTemplateColumns: '180px minmax(0, 1fr)', gap: '16px' },
});
export const words = css({ color: 'text2', marginBottom: '20px' });
