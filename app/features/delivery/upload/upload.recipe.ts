import { css } from '#styled/css/index.js';

/** Styles of the uploader: the drop zone, and the row of a file being uploaded. */
export const dropZone = css({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: '10px',
  padding: '28px',
  border: '1.5px dashed token(colors.control)',
  borderRadius: 'l',
  background: 'sunken',
  color: 'text2',
  textAlign: 'center',
  cursor: 'pointer',
  '& svg': { color: 'brandInk' },
  '&:has([aria-invalid=true])': { borderColor: 'bad' },
  '&[data-over]': { borderColor: 'brand', background: 'tint' },
  '&:has(input:focus-visible)': {
    outline: '2px solid token(colors.focus)',
    outlineOffset: '2px',
  },
});
/** The input itself covers the zone, so both a click and a drop reach it. */
export const dropInput = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
});
export const dropTitle = css({ color: 'text', fontWeight: 500 });
export const hint = css({ textStyle: 'hint', color: 'text2' });

export const fileRow = css({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  padding: '14px 16px',
  border: '1px solid token(colors.border)',
  borderRadius: 'm',
  background: 'surface',
  '& > svg': { flexShrink: 0 },
  '&[data-done] > svg': { color: 'good' },
});
export const fileFacts = css({ flex: 1, minWidth: 0, fontVariantNumeric: 'tabular-nums' });
export const fileName = css({
  display: 'block',
  fontWeight: 500,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const bar = css({
  display: 'block',
  width: '100%',
  height: '8px',
  marginTop: '8px',
  border: 0,
  borderRadius: 'full',
  overflow: 'hidden',
  appearance: 'none',
  background: 'neutralBg',
  '&::-webkit-progress-bar': { background: 'neutralBg' },
  '&::-webkit-progress-value': { background: 'brand', borderRadius: 'full' },
  '&::-moz-progress-bar': { background: 'brand', borderRadius: 'full' },
  '&[data-done]::-webkit-progress-value': { background: 'good' },
  '&[data-done]::-moz-progress-bar': { background: 'good' },
});
export const belowRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px',
  marginTop: '16px',
});
export const notice = css({
  padding: '12px 16px',
  marginBottom: '16px',
  borderRadius: 'm',
  background: 'infoBg',
  color: 'info',
  overflowWrap: 'anywhere',
});
