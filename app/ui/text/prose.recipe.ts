import { css } from '#styled/css/index.js';

/** Headings, paragraphs, lists and tables at a readable line length. */
export const prose = css({
  maxWidth: '62ch',
  hyphens: 'auto',
  lineHeight: 1.6,
  '& > :first-child': { marginTop: 0 },
  '& h1, & h2': { textStyle: 'h2', marginTop: '40px', marginBottom: '12px' },
  '& h3': { textStyle: 'h3', marginTop: '28px', marginBottom: '8px' },
  '& h4, & h5, & h6': { fontWeight: 600, marginTop: '20px', marginBottom: '4px' },
  '& p, & ul, & ol, & dl, & pre': { marginBottom: '16px' },
  '& ul': { listStyle: 'disc', paddingLeft: '24px' },
  '& ol': { listStyle: 'decimal', paddingLeft: '24px' },
  '& li + li': { marginTop: '6px' },
  '& li::marker': { color: 'brandInk' },
  '& dt, & strong, & b': { fontWeight: 600 },
  '& dd': { paddingLeft: '24px', marginBottom: '8px' },
  '& a': { color: 'brandInk', textDecoration: 'underline' },
  '& hr': { marginBlock: '32px', borderColor: 'border' },
  '& blockquote': {
    marginBlock: '24px',
    paddingLeft: '20px',
    borderLeft: '3px solid token(colors.gold)',
    color: 'text2',
  },
  '& pre': { padding: '16px', borderRadius: 'm', background: 'sunken', whiteSpace: 'pre-wrap' },
  '& figure': { marginBlock: '28px' },
  '& img': { height: 'auto', borderRadius: 'l' },
  '& figcaption': { textStyle: 'hint', color: 'text2', marginTop: '8px' },
  '& table': {
    width: '100%',
    marginBottom: '16px',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
  },
  '& th, & td': {
    padding: '10px 12px 10px 0',
    borderBottom: '1px solid token(colors.border)',
    textAlign: 'left',
    verticalAlign: 'top',
  },
  // The first column shrinks before a table overflows a phone; numbers and short words do not wrap.
  '& :is(th, td):first-child': { overflowWrap: 'anywhere' },
  '& th': { fontWeight: 600 },
});
