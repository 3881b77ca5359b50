/** The code of the language in the place of its name, as `data-code` says it. */
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
 * What `data-select-button` looks like: a native select as a quiet button, an icon before it, an arrow behind it. Every
 * page has them, so their style is in the stylesheet alone (`panda.config.ts`) and not also in the script.
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
  // Beside the categories there is hardly room for the long names of languages.
  '[data-code]': {
    xlTo2xl: codeInstead,
    _longWords: { '@media (min-width: 1400px) and (max-width: 1535.9px)': codeInstead },
  },
} as const;
