import { css, cva } from '#styled/css/index.js';

export const panel = css({
  padding: '20px',
  border: '1px solid token(colors.border)',
  borderRadius: 'l',
  background: 'surface',
  sm: { padding: '28px' },
});

/** A message with an icon on a coloured background: information, success or error. */
export const notice = cva({
  base: {
    display: 'flex',
    gap: '12px',
    paddingBlock: '14px',
    paddingInline: '16px',
    borderRadius: 'm',
    fontSize: '15px',
    lineHeight: 1.45,
    '& svg': { flex: 'none', width: '20px', height: '20px', marginTop: '1px' },
  },
  variants: {
    tone: {
      info: { background: 'infoBg', color: 'info' },
      good: { background: 'goodBg', color: 'good' },
      warn: { background: 'warnBg', color: 'warn' },
      bad: { background: 'badBg', color: 'bad' },
      brand: { background: 'brandBg', color: 'brandInk' },
    },
  },
  defaultVariants: { tone: 'info' },
});
