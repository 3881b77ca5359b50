/** Shows the language code from `data-code` instead of the name. */
const codeInstead = {
  '& > select': { width: '68px', opacity: 0 },
  '& > svg:last-child': { display: 'none' },
  _before: {
    content: 'attr(data-code)',
    position: 'absolute',
    left: '38px',
    textTransform: 'uppercase',
    pointerEvents: 'none',
  },
} as const;

/**
 * The style of `data-select-button`: a native select as a subtle button, with an icon before it and an arrow after it.
 * It is on every page, so the style is in the stylesheet only (`panda.config.ts`) and not also in the script.
 */
export const selectButtonStyle = {
  '[data-select-button]': {
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
  },
  // Next to the categories there is hardly room for long language names.
  '[data-code]': {
    xlTo2xl: codeInstead,
    _longWords: { '@media (min-width: 1400px) and (max-width: 1535.9px)': codeInstead },
  },
} as const;
