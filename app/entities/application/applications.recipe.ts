import { css } from '#styled/css/index.js';

/** The applicant's page: one column, wide enough to read. */
export const column = css({ maxWidth: '720px', marginInline: 'auto' });
export const sections = css({ display: 'grid', gap: '24px' });
export const heading = css({ textStyle: 'h3', marginBottom: '8px' });
export const checklist = css({
  listStyle: 'none',
  '& li:not(:last-child)': { borderBottom: '1px solid token(colors.border)' },
});
export const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '52px',
  '& svg': { flex: 'none' },
  '& a': { marginLeft: 'auto' },
});
export const isDone = css({ '& > svg': { color: 'good' } });
export const isMissing = css({ '& > svg': { color: 'text3' } });
export const way = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: 'brandInk',
  fontWeight: 500,
  textDecoration: 'underline',
});
export const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  smDown: { '& > *': { flex: '1 1 100%' } },
});
export const stateWords = css({ display: 'grid', gap: '6px' });

/** The desk's list: one card per application. */
export const list = css({ display: 'grid', gap: '16px', listStyle: 'none' });
export const card = css({
  display: 'grid',
  gap: '16px',
  padding: '20px',
  border: '1px solid token(colors.border)',
  borderRadius: 'l',
  background: 'surface',
  lg: { gridTemplateColumns: 'minmax(0, 1fr) 320px', columnGap: '32px', padding: '24px' },
});
export const who = css({ display: 'flex', alignItems: 'center', gap: '16px' });
export const name = css({ textStyle: 'h3', overflowWrap: 'anywhere' });
export const hint = css({ textStyle: 'hint', color: 'text2' });
export const facts = css({ display: 'grid', gap: '10px', margin: 0, minWidth: 0 });
export const fact = css({
  display: 'grid',
  gap: '2px',
  '& dt': { textStyle: 'hint', color: 'text2' },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  sm: { gridTemplateColumns: '150px minmax(0, 1fr)', alignItems: 'baseline', gap: '16px' },
});
export const plainList = css({ listStyle: 'none', display: 'grid', gap: '4px' });
export const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '44px',
  color: 'brandInk',
  textDecoration: 'underline',
  overflowWrap: 'anywhere',
  '& svg': { flex: 'none' },
  md: { minHeight: '28px' },
});
export const similar = css({
  alignSelf: 'start',
  padding: '16px',
  borderRadius: 'm',
  background: 'tint',
});
export const similarTitle = css({ fontWeight: 600, marginBottom: '8px' });
export const similarRow = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '56px',
  color: 'text',
  fontWeight: 500,
  overflowWrap: 'anywhere',
});
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px',
  lg: { gridColumn: '1 / -1', justifyContent: 'flex-end' },
  smDown: { '& > *': { flex: '1 1 0' } },
});
export const empty = css({
  display: 'grid',
  justifyItems: 'center',
  gap: '12px',
  padding: '48px 24px',
  border: '1px solid token(colors.border)',
  borderRadius: 'l',
  background: 'surface',
  textAlign: 'center',
  '& svg': { color: 'good' },
});
