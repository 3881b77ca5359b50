import { cva } from '#styled/css/index.js';

/**
 * A button, or a link that looks like one. At most one `filled` button per view; `gold` is for purple stages only. The
 * text may wrap: there is a minimum height and no maximum.
 */
export const button = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    border: '1px solid transparent',
    borderRadius: 'm',
    fontWeight: 600,
    lineHeight: 1.25,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background token(durations.fast), border-color token(durations.fast)',
    '& svg': { flex: 'none' },
    '&:disabled, &[aria-disabled=true]': {
      background: 'neutralBg',
      color: 'text3',
      borderColor: 'transparent',
      cursor: 'not-allowed',
    },
  },
  variants: {
    variant: {
      filled: {
        background: 'brand',
        color: 'onBrand',
        '&:hover:not(:disabled, [aria-disabled=true])': { background: 'brandHover' },
      },
      gold: {
        background: 'gold',
        color: 'onGold',
        '&:hover:not(:disabled, [aria-disabled=true])': { background: 'goldHover' },
      },
      outline: {
        background: 'surface',
        color: 'text',
        borderColor: 'control',
        '&:hover:not(:disabled, [aria-disabled=true])': {
          background: 'tint',
          borderColor: 'brandInk',
        },
      },
      quiet: {
        background: 'transparent',
        color: 'brandInk',
        '&:hover:not(:disabled, [aria-disabled=true])': { background: 'tint' },
      },
      danger: {
        background: 'transparent',
        color: 'bad',
        borderColor: 'bad',
        '&:hover:not(:disabled, [aria-disabled=true])': { background: 'badBg' },
      },
    },
    size: {
      small: { minHeight: '40px', paddingBlock: '7px', paddingInline: '14px', fontSize: '15px' },
      normal: { minHeight: '44px', paddingBlock: '9px', paddingInline: '20px', fontSize: '16px' },
      large: { minHeight: '52px', paddingBlock: '13px', paddingInline: '26px', fontSize: '17px' },
    },
    wide: { true: { width: '100%' } },
  },
  defaultVariants: { variant: 'filled', size: 'normal' },
});

/** A round icon-only button; it needs an `aria-label`. */
export const iconButton = cva({
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '44px',
    height: '44px',
    borderRadius: 'full',
    background: 'transparent',
    color: 'text',
    cursor: 'pointer',
    _hover: { background: 'tint' },
  },
});
