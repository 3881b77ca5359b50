import { css } from '#styled/css/index.js';

export const above = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  marginBottom: '20px',
});
export const heading = css({ textStyle: 'h2', overflowWrap: 'anywhere' });
export const hint = css({ textStyle: 'hint', color: 'text2' });
export const list = css({ display: 'grid', gap: '12px', listStyle: 'none' });
/** A row is one link: the page's title and address, then what it is missing. */
export const row = css({
  display: 'grid',
  gap: '4px 16px',
  padding: '16px 20px',
  border: '1px solid token(colors.border)',
  borderRadius: 'l',
  background: 'surface',
  color: 'text',
  textDecoration: 'none',
  _hover: { borderColor: 'brandInk' },
  sm: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
});
export const rowTitle = css({ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' });
export const rowHint = css({
  display: 'block',
  textStyle: 'hint',
  color: 'text2',
  overflowWrap: 'anywhere',
});
export const buttonRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px',
});
export const pictureRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 20px',
});
export const pictureFrame = css({
  display: 'block',
  flexShrink: 0,
  overflow: 'hidden',
  width: '140px',
  height: '140px',
  borderRadius: 'm',
  background: 'sunken',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
});
/** Keeps focused elements from being hidden behind the bar at the bottom. */
export const fields = css({
  '& :is(input, textarea, button)': { scrollMarginBottom: '140px' },
});
