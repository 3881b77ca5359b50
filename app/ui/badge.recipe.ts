import { cva } from '#styled/css/index.js';

/** A state: an icon and a word on a tinted background, never colour alone. */
export const badge = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '28px',
    paddingBlock: '3px',
    paddingInline: '10px 12px',
    borderRadius: '14px',
    fontSize: '14px',
    fontWeight: 500,
    lineHeight: 1.25,
    '& svg': { flex: 'none', width: '15px', height: '15px' },
  },
  variants: {
    tone: {
      info: { background: 'infoBg', color: 'info' },
      warn: { background: 'warnBg', color: 'warn' },
      brand: { background: 'brandBg', color: 'brandInk' },
      good: { background: 'goodBg', color: 'good' },
      bad: { background: 'badBg', color: 'bad' },
      gold: { background: 'goldBg', color: 'goldInk' },
      neutral: { background: 'neutralBg', color: 'neutral' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});

/** An active filter, with a way to remove it; 40 px high. */
export const chip = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '40px',
    paddingInline: '16px',
    border: '1px solid token(colors.control)',
    borderRadius: 'full',
    background: 'surface',
    color: 'text',
    fontSize: '15px',
    fontWeight: 500,
    textDecoration: 'none',
    cursor: 'pointer',
    '& svg': { flex: 'none', width: '16px', height: '16px' },
    _hover: { borderColor: 'brandInk', background: 'tint' },
  },
});
