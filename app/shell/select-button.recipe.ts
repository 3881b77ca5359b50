import { css } from '#styled/css/index.js';

/** A native select that looks like a quiet button: an icon before it, an arrow behind it. */
export const selectButton = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  height: '44px',
  borderRadius: 'full',
  color: 'text2',
  textStyle: 'label',
  _hover: { background: 'tint' },
  '&:has(:focus-visible)': { outline: '3px solid token(colors.focus)' },
  '& select': {
    height: '100%',
    paddingInline: '38px 32px',
    appearance: 'none',
    border: 0,
    borderRadius: 'full',
    background: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
    outline: 'none',
    fieldSizing: 'content',
  },
  '& option': { background: 'surface', color: 'text' },
  '& svg': { position: 'absolute', pointerEvents: 'none' },
  '& svg:first-child': { left: '12px' },
  '& svg:last-child': { right: '12px' },
});
