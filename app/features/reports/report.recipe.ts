import { css } from '#styled/css/index.js';

/** A single column for reading and forms. */
export const column = css({
  maxWidth: '720px',
  marginInline: 'auto',
  display: 'grid',
  gap: '24px',
});
export const title = css({ textStyle: 'h1' });
export const lead = css({ color: 'text2', overflowWrap: 'anywhere' });
export const heading = css({ textStyle: 'h3', marginBottom: '12px' });
export const words = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
/** The text of the reported thing. */
export const quoted = css({
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  paddingLeft: '16px',
  borderLeft: '3px solid token(colors.gold)',
  color: 'text2',
});
export const facts = css({ display: 'grid', gap: '12px', margin: 0 });
export const fact = css({
  display: 'grid',
  gap: '2px',
  '& dt': { textStyle: 'hint', color: 'text2' },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  sm: { gridTemplateColumns: '180px minmax(0, 1fr)', alignItems: 'baseline', gap: '16px' },
});
export const entries = css({ listStyle: 'none', display: 'grid', gap: '16px' });
export const entry = css({
  display: 'grid',
  gap: '6px',
  '& + &': { paddingTop: '16px', borderTop: '1px solid token(colors.border)' },
});
export const list = css({
  listStyle: 'none',
  '& li:not(:first-child)': { borderTop: '1px solid token(colors.border)' },
});
/** A row is one link: what was reported and why, and its state. */
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
export const hint = css({ display: 'block', textStyle: 'hint', color: 'text2' });
export const badges = css({ display: 'flex', flexWrap: 'wrap', gap: '8px' });
/** A check box with its label. */
export const confirm = css({
  display: 'flex',
  gap: '12px',
  minHeight: '44px',
  alignItems: 'flex-start',
  cursor: 'pointer',
});
export const back = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  color: 'brandInk',
  fontWeight: 500,
});
export const inlineLink = css({ color: 'brandInk', textDecoration: 'underline' });
