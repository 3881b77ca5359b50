import { css } from '#styled/css/index.js';

/** Cards for a phone held in one hand: large text, and one wide button at the bottom of each. */
export const list = css({
  display: 'grid',
  gap: '16px',
  listStyle: 'none',
  xl: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
export const card = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '10px',
  height: '100%',
  padding: '20px',
  border: '1px solid token(colors.border)',
  borderRadius: 'l',
  background: 'surface',
  '& > a': { marginTop: 'auto' },
});
export const title = css({ textStyle: 'h3', fontSize: '20px', display: 'grid' });
export const facts = css({ color: 'text2', overflowWrap: 'anywhere' });
export const age = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  textStyle: 'hint',
  fontWeight: 500,
  color: 'text2',
  '& svg': { flex: 'none' },
});
/** Enough of the request to show what it is about; the full request is on its own page. */
export const words = css({
  display: 'grid',
  gap: '12px',
  maxHeight: '380px',
  marginBlock: '4px 6px',
  overflow: 'hidden',
  fontSize: '17px',
  maskImage: 'linear-gradient(to bottom, black 320px, transparent 380px)',
});
export const empty = css({
  display: 'grid',
  justifyItems: 'center',
  gap: '16px',
  padding: '48px 24px',
  border: '1px solid token(colors.border)',
  borderRadius: 'l',
  background: 'surface',
  textAlign: 'center',
  '& svg': { color: 'brandInk' },
});
