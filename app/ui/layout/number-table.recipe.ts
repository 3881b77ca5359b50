import { css } from '#styled/css/index.js';

/** A panel around a table that may be wider than it. */
export const tableScroller = css({ minWidth: 0, overflowX: 'auto', paddingInline: '8px!' });
/** A table of numbers, with names in its first column. */
export const numberTable = css({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  fontSize: '15px',
  smDown: { fontSize: '14px' },
  '& th, & td': {
    paddingBlock: '10px',
    paddingInline: '6px',
    textAlign: 'end',
    sm: { paddingInline: '10px' },
  },
  '& th:first-child': { textAlign: 'start' },
  '& thead th': { textStyle: 'hint', fontWeight: 500, color: 'text2', verticalAlign: 'bottom' },
  '& tbody th': { fontWeight: 500 },
  '& tbody tr': { borderTop: '1px solid token(colors.border)' },
  '& tfoot tr': { borderTop: '2px solid token(colors.border)' },
  '& tfoot th, & tfoot td': { fontWeight: 600 },
  '& b': { fontWeight: 600 },
});
