import { css, cva } from '#styled/css/index.js';

export const column = css({
  maxWidth: '720px',
  marginInline: 'auto',
  display: 'grid',
  gap: '24px',
});
export const title = css({ textStyle: 'h1', marginBottom: '12px' });
export const lead = css({ color: 'text2', fontSize: '17px' });
export const heading = css({ textStyle: 'h3', marginBottom: '8px' });
export const hint = css({ textStyle: 'hint', color: 'text2', marginTop: '12px' });
/** Also a place to drop a file. */
export const drop = css({
  padding: '20px',
  border: '2px dashed token(colors.border)',
  borderRadius: 'l',
  background: 'surface',
  sm: { padding: '28px' },
  '&[data-over]': { borderColor: 'brand', background: 'brandBg' },
});
export const progress = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '44px',
});
export const result = cva({
  base: {
    display: 'grid',
    gap: '12px',
    padding: '20px',
    borderRadius: 'l',
    '& > svg': { width: '32px', height: '32px' },
    sm: { gridTemplateColumns: '32px minmax(0, 1fr)', gap: '16px', padding: '28px' },
  },
  variants: {
    tone: {
      good: { background: 'goodBg', '& > svg': { color: 'good' } },
      warn: { background: 'warnBg', '& > svg': { color: 'warn' } },
    },
  },
});
export const resultWords = css({ display: 'grid', gap: '10px', overflowWrap: 'anywhere' });
export const resultTitle = css({ textStyle: 'h3' });
export const aside = css({
  display: 'flex',
  gap: '8px',
  '& svg': { flex: 'none', marginTop: '3px' },
});
export const proof = css({
  '& summary': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    cursor: 'pointer',
    fontWeight: 500,
    textDecoration: 'underline',
  },
  '& dl': { margin: 0 },
  '& dt': { textStyle: 'hint' },
  '& dd': { margin: 0, marginBottom: '10px', fontSize: '14px', overflowWrap: 'anywhere' },
  '& a': { textDecoration: 'underline' },
  '& button': { marginTop: '8px' },
});
