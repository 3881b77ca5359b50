import { css } from '#styled/css/index.js';

/** The order list: a table from 992 px, cards with names and values below. */
const line = '1px solid token(colors.border)';

export const table = css({
  display: 'block',
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  lg: { display: 'table', border: line, borderRadius: 'l', overflow: 'hidden' },
});
export const head = css({ lgDown: { srOnly: true }, lg: { background: 'sunken' } });
export const headCell = css({
  padding: '16px 24px',
  textStyle: 'hint',
  textAlign: 'start',
  fontWeight: 500,
  color: 'text2',
});
export const body = css({
  display: 'grid',
  gap: '16px',
  lg: { display: 'table-row-group' },
});
export const row = css({
  display: 'block',
  padding: '20px',
  border: line,
  borderRadius: 'l',
  background: 'surface',
  lg: { display: 'table-row' },
});
export const person = css({
  display: 'flex',
  alignItems: 'center',
  gap: '16px',
  paddingBottom: '16px',
  textAlign: 'start',
  lg: { paddingBlock: '16px', paddingInline: '24px', borderTop: line },
});
export const portrait = css({
  flex: 'none',
  width: '52px',
  height: '52px',
  objectFit: 'cover',
  borderRadius: 'full',
});
export const name = css({ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' });
export const what = css({
  display: 'block',
  textStyle: 'hint',
  fontWeight: 400,
  color: 'text2',
  overflowWrap: 'anywhere',
});
export const cell = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '12px',
  minHeight: '40px',
  lg: { display: 'table-cell', paddingInline: '24px', borderTop: line, verticalAlign: 'middle' },
});
/** A date, with the order's waiting time below. */
export const when = css({ textAlign: 'end', lg: { textAlign: 'start' } });
export const day = css({ whiteSpace: 'nowrap' });
export const age = css({ display: 'block', textStyle: 'hint', color: 'text2' });
/** The name of a value, shown where there is no column header. */
export const cellName = css({ color: 'text2', lg: { display: 'none' } });
export const actionCell = css({
  display: 'block',
  paddingTop: '12px',
  lg: {
    display: 'table-cell',
    paddingTop: 0,
    paddingInline: '24px',
    borderTop: line,
    verticalAlign: 'middle',
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
});
export const action = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  width: '100%',
  minHeight: '44px',
  paddingInline: '16px',
  borderRadius: 'm',
  color: 'brandInk',
  fontWeight: 500,
  '&[data-kind=watch]': { background: 'brand', color: 'onBrand' },
  '&[data-kind=pay]': { background: 'gold', color: 'onGold' },
  lg: { width: 'auto' },
});
