import { css } from '#styled/css/index.js';

/** Two related pages as the two halves of a bar. */
export const tabs = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  padding: '4px',
  marginBottom: '28px',
  borderRadius: 'm',
  background: 'sunken',
});
export const tab = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: '44px',
  borderRadius: 's',
  color: 'text2',
  fontWeight: 500,
  textAlign: 'center',
  textDecoration: 'none',
  '&[aria-current=page]': {
    background: 'surface',
    color: 'text',
    fontWeight: 600,
    // In dark mode the two backgrounds are nearly identical.
    boxShadow: '0 0 0 1px token(colors.border)',
  },
});
