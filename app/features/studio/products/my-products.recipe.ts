import { css } from '#styled/css/index.js';

export const column = css({ maxWidth: '960px', marginInline: 'auto' });
/** Above the list: search, and the link to add a product. */
export const tools = css({
  display: 'grid',
  gap: '12px',
  marginBottom: '16px',
  sm: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});
export const list = css({ display: 'grid', gap: '12px', listStyle: 'none' });
/** A row is one link: picture, text, and the product's state. */
export const row = css({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  alignItems: 'center',
  gap: '4px 16px',
  padding: '12px',
  border: '1px solid token(colors.border)',
  borderRadius: 'l',
  background: 'surface',
  color: 'text',
  textDecoration: 'none',
  _hover: { borderColor: 'brandInk' },
  sm: { gridTemplateColumns: '64px minmax(0, 1fr) auto auto', paddingRight: '20px' },
});
export const thumb = css({
  display: 'grid',
  placeItems: 'center',
  gridRow: 'span 2',
  overflow: 'hidden',
  width: '64px',
  height: '80px',
  borderRadius: 'm',
  background: 'tint',
  color: 'brandInk',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  sm: { gridRow: 'auto' },
});
export const rowTitle = css({ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' });
export const rowHint = css({ display: 'block', textStyle: 'hint', color: 'text2' });
export const rowEnd = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  sm: { gridColumn: '3 / -1', justifySelf: 'end' },
});
export const rowPrice = css({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

export const above = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  marginBottom: '20px',
});
export const split = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: '20px',
  // Keeps focused elements from being hidden behind the bar at the bottom.
  '& :is(input, textarea, select, button)': { scrollMarginBottom: '140px' },
  lg: { gridTemplateColumns: 'minmax(0, 1fr) 320px', gap: '32px' },
});
export const card = css({
  padding: '20px',
  border: '1px solid token(colors.border)',
  borderRadius: '20px',
  background: 'surface',
  sm: { padding: '28px' },
  '& > :last-child': { marginBottom: 0 },
});
export const cardTitle = css({ textStyle: 'h3', marginBottom: '16px' });

export const pictures = css({
  display: 'grid',
  gap: '16px',
  listStyle: 'none',
  marginBottom: '16px',
});
export const picture = css({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  gap: '12px',
  alignItems: 'start',
  borderRadius: 'm',
  '&[data-drag=held]': { opacity: 0.5 },
  '&[data-drag=aimed-at]': { outline: '2px solid token(colors.brandInk)', outlineOffset: '4px' },
});
export const pictureFrame = css({
  '&[draggable=true]': { cursor: 'grab' },
  overflow: 'hidden',
  width: '88px',
  height: '110px',
  borderRadius: 'm',
  background: 'tint',
  // Disables the browser's own image dragging.
  '& img': { width: '100%', height: '100%', objectFit: 'cover', pointerEvents: 'none' },
});
export const pictureButtons = css({ display: 'flex', gap: '4px', marginTop: '4px' });
export const pictureButton = css({
  border: '1px solid token(colors.border)',
  '&[aria-disabled=true]': { color: 'text3', cursor: 'not-allowed', background: 'transparent' },
});
export const buttonRow = css({ display: 'flex', flexWrap: 'wrap', gap: '12px' });
