import { css } from '#styled/css/index.js';

/** A check box of 24 px; its label is the click target. */
export const checkBox = css({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  width: '24px',
  height: '24px',
  margin: 0,
  border: '1.5px solid token(colors.control)',
  borderRadius: '7px',
  background: 'surface',
  cursor: 'pointer',
  _after: {
    content: '""',
    width: '13px',
    height: '7px',
    marginTop: '-3px',
    borderLeft: '2px solid token(colors.onBrand)',
    borderBottom: '2px solid token(colors.onBrand)',
    transform: 'rotate(-45deg)',
    opacity: 0,
  },
  _checked: { background: 'brand', borderColor: 'brand', _after: { opacity: 1 } },
  '&:focus-visible': { outline: '3px solid token(colors.focus)', outlineOffset: '3px' },
  // With forced colours, the check boxes use them too.
  '@media (forced-colors: active)': { appearance: 'auto', _after: { display: 'none' } },
});
