import { css } from '#styled/css/index.js';

export const back = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  color: 'brandInk',
  fontWeight: 500,
});
export const sections = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
});
export const filters = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  columnGap: '12px',
  alignItems: 'start',
  '& > :nth-child(n + 3)': { gridColumn: '1 / -1' },
  md: {
    gridTemplateColumns: '180px 180px minmax(0, 320px) auto',
    justifyContent: 'start',
    '& > :nth-child(n + 3)': { gridColumn: 'auto' },
    '& > button': { marginTop: '29px' },
  },
});
export const headline = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '12px',
  md: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  xl: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
});
export const tile = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4px',
  padding: '16px',
  border: '1px solid token(colors.border)',
  borderRadius: 'l',
  background: 'surface',
  '& dt': { textStyle: 'hint', color: 'text2' },
  '& dd': { margin: 0, textStyle: 'h3', fontVariantNumeric: 'tabular-nums' },
});
export const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  minHeight: '44px',
  color: 'brandInk',
  textDecoration: 'underline',
});
/** In a head of a table, whose words are small. */
export const sortLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: '4px',
  minHeight: '44px',
  color: 'brandInk',
  textDecoration: 'underline',
});
export const chart = css({ minWidth: 0, containerType: 'inline-size' });
/** Reserves the chart's space until it has loaded. */
export const room = css({ height: '468px', '@container (min-width: 860px)': { height: '260px' } });
export const heading = css({ textStyle: 'h3', marginBottom: '4px' });
export const hint = css({ textStyle: 'hint', color: 'text2', marginBottom: '16px' });
/** The names stay in sight while the numbers are scrolled. */
export const wide = css({
  whiteSpace: 'nowrap',
  '& thead th': { whiteSpace: 'normal', minWidth: '76px' },
  '& th:first-child': { position: 'sticky', left: 0, background: 'surface' },
  '& tbody th:first-child': { whiteSpace: 'normal', minWidth: '88px', overflowWrap: 'anywhere' },
});
export const late = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  color: 'bad',
  fontWeight: 600,
});
export const downloads = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  sm: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
