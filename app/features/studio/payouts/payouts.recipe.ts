import { css } from '#styled/css/index.js';

/** Amounts with their names, in columns where there is room. */
export const figures = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '16px',
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { textStyle: 'hint', color: 'text2' },
  '& dd': { margin: 0, textStyle: 'h3', overflowWrap: 'anywhere' },
  md: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});
export const heading = css({ textStyle: 'h3', marginBottom: '16px' });
export const hint = css({ color: 'text2', marginBottom: '20px', maxWidth: '62ch' });
export const sections = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
});
export const list = css({ listStyle: 'none', padding: 0, margin: 0 });
export const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  minHeight: '56px',
  paddingBlock: '10px',
  '& + &': { borderTop: '1px solid token(colors.border)' },
});
export const amount = css({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const small = css({ display: 'block', textStyle: 'hint', color: 'text2' });
/** A sentence below figures or a form. */
export const below = css({ textStyle: 'hint', color: 'text2', marginTop: '16px' });
export const months = css({ listStyle: 'none', display: 'grid', gap: '16px' });
export const monthName = css({ fontWeight: 600, marginBottom: '6px' });
export const files = css({
  display: 'grid',
  gap: '8px',
  sm: { gridTemplateColumns: 'repeat(2, minmax(0, 240px))', alignItems: 'start' },
});
