import { css } from '#styled/css/index.js';

/** The approvals list: one card per row, with its buttons at the side, or below on phones. */
export const list = css({ display: 'grid', gap: '12px', listStyle: 'none' });
export const row = css({
  // Keeps focused rows from being hidden below the header or a sticky message.
  scrollMarginTop: '180px',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 12px',
  padding: '16px 20px 20px 12px',
  border: '1px solid token(colors.border)',
  borderRadius: 'l',
  background: 'surface',
  lg: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', columnGap: '16px' },
  '&:has(:checked)': { borderColor: 'brandInk', background: 'tint' },
  '&:focus-visible': { borderRadius: 'l' },
});
const box = { width: '22px', height: '22px', accentColor: 'token(colors.brand)' } as const;
export const chooser = css({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  marginTop: '-8px',
  cursor: 'pointer',
  '& input': box,
});
export const words = css({ minWidth: 0 });
export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 14px',
});
export const title = css({ color: 'brandInk', textDecoration: 'underline' });
export const age = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  textStyle: 'hint',
  color: 'text2',
  '& svg': { flex: 'none' },
});
export const people = css({ marginTop: '4px', color: 'text2', overflowWrap: 'anywhere' });
export const total = css({ fontVariantNumeric: 'tabular-nums' });
export const line = css({
  display: 'grid',
  gap: '10px',
  marginTop: '12px',
  paddingTop: '12px',
  borderTop: '1px solid token(colors.border)',
});
export const hasVideo = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  textStyle: 'hint',
  color: 'text2',
});
export const closed = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '8px',
  marginTop: '8px',
  color: 'warn',
  '& svg': { flexShrink: 0, marginTop: '3px' },
});
export const actions = css({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px',
  '& > *': { flex: '1 1 0' },
  marginTop: '16px',
  marginLeft: '8px',
  lg: {
    gridColumn: 'auto',
    display: 'grid',
    alignContent: 'start',
    marginTop: 0,
    minWidth: '148px',
  },
});
/** The bulk actions for the selected orders; sticks to the bottom of the window. */
export const bulk = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  minHeight: '56px',
  marginBottom: '12px',
  paddingInline: '12px 20px',
  '&[data-some]': {
    position: 'sticky',
    bottom: '12px',
    zIndex: 5,
    order: 1,
    marginTop: '12px',
    marginBottom: 0,
    paddingBlock: '8px',
    border: '1px solid token(colors.brandInk)',
    borderRadius: 'l',
    background: 'surface',
    boxShadow: '0 6px 24px rgb(31 21 41 / 0.18)',
  },
});
export const bulkActions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 12px',
  smDown: { flex: '1 1 100%', '& > *': { flex: 1 } },
});
export const chooseAll = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '44px',
  paddingInline: '11px',
  fontWeight: 500,
  cursor: 'pointer',
  '& input': box,
});
export const outcomes = css({ listStyle: 'none', display: 'grid', gap: '4px' });
