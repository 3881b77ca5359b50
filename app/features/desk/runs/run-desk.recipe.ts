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
export const heading = css({ textStyle: 'h3', marginBottom: '12px' });
export const hint = css({ color: 'text2', marginBottom: '16px', maxWidth: '62ch' });
export const list = css({ listStyle: 'none', padding: 0, margin: 0 });
/** A check box, a name and an amount in one line, which may wrap. */
export const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  minHeight: '56px',
  paddingBlock: '10px',
  '& + &': { borderTop: '1px solid token(colors.border)' },
});
export const pick = css({
  display: 'flex',
  flex: '1 1 240px',
  minWidth: 0,
  minHeight: '44px',
  alignItems: 'center',
  gap: '12px',
  cursor: 'pointer',
  sm: { flex: '0 1 240px' },
});
/** A name that cannot be picked, in line with those that can. */
export const unpicked = css({
  flex: '1 1 240px',
  minWidth: 0,
  paddingLeft: '36px',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  sm: { flex: '0 1 240px' },
});
export const name = css({ fontWeight: 600, overflowWrap: 'anywhere' });
export const small = css({ display: 'block', textStyle: 'hint', color: 'text2' });
export const account = css({ flex: '1 1 260px', minWidth: 0, textStyle: 'hint', color: 'text2' });
export const amount = css({
  marginLeft: 'auto',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
export const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px',
  marginTop: '16px',
});
export const strong = css({ fontWeight: 500, marginBottom: '8px' });
/** A link inside a row. */
export const rowLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: 'brandInk',
  textDecoration: 'underline',
});
