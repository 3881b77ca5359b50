import { css } from '#styled/css/index.js';

export const top = css({ display: 'grid', gap: '20px', marginBottom: '24px' });
export const hint = css({ color: 'text2', maxWidth: '68ch', marginBottom: '12px' });
export const small = css({ textStyle: 'hint', color: 'text2', overflowWrap: 'anywhere' });
/** Where a file can be dropped. */
export const drop = css({
  display: 'grid',
  justifyItems: 'start',
  gap: '8px',
  padding: '20px',
  border: '2px dashed token(colors.control)',
  borderRadius: 'l',
  background: 'surface',
  '&[data-over]': { borderColor: 'brandInk', background: 'tint' },
});
export const row = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 12px',
  padding: '16px 20px 20px 12px',
  border: '1px solid token(colors.border)',
  borderRadius: 'l',
  background: 'surface',
  scrollMarginTop: '180px',
  lg: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', columnGap: '16px' },
  '&:has(:checked)': { borderColor: 'brandInk', background: 'tint' },
  '&[data-plain]': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingLeft: '20px',
    lg: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
});
export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 16px',
});
export const payer = css({ textStyle: 'h3', overflowWrap: 'anywhere' });
export const amount = css({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const text = css({ marginTop: '4px', overflowWrap: 'anywhere' });
export const proposals = css({ listStyle: 'none', display: 'grid', gap: '8px', marginTop: '12px' });
export const proposal = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  paddingTop: '8px',
  borderTop: '1px solid token(colors.border)',
});
export const orderLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  fontWeight: 600,
  color: 'brandInk',
  textDecoration: 'underline',
});
export const actions = css({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px',
  marginTop: '12px',
  lg: {
    gridColumn: 'auto',
    display: 'grid',
    alignContent: 'start',
    marginTop: 0,
    minWidth: '148px',
  },
});
export const foot = css({ display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: '12px' });
export const imports = css({ listStyle: 'none', display: 'grid', gap: '8px', marginTop: '12px' });
export const summary = css({ minHeight: '44px', paddingBlock: '10px', cursor: 'pointer' });
export const table = css({
  overflowX: 'auto',
  marginBottom: '20px',
  '& table': { borderCollapse: 'collapse', fontSize: '14px' },
  '& :is(th, td)': {
    padding: '6px 12px',
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: '1px solid token(colors.border)',
    whiteSpace: 'nowrap',
  },
  '& select': { minWidth: '170px' },
});
export const found = css({ listStyle: 'none', display: 'grid', gap: '4px', marginBottom: '16px' });
export const share = css({
  display: 'grid',
  gap: '0 16px',
  alignItems: 'end',
  sm: { gridTemplateColumns: 'minmax(0, 1fr) 160px' },
});
