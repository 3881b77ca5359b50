import { css, cx } from '#styled/css/index.js';

/** The dimensions of the columns, in pixels, with room for the value above and the month below. */
export const columnRoom = { height: 260, head: 28, foot: 34 } as const;

const figures = css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const words = cx(figures, css({ color: 'text2', fill: 'text2', fontSize: '15px' }));
export const value = cx(figures, css({ fill: 'text', fontWeight: 500, fontSize: '13px' }));
export const bar = css({ fill: 'bar', '&[data-present]': { fill: 'barNow' } });
export const rule = css({ stroke: 'border' });

// The minimum panel width at which six columns fit with a value above each; wider if one of them is a million, and
// wider still for up to twice as many columns and more.
export const lines = css({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr) max-content',
  alignItems: 'center',
  gap: '12px',
  '@container (min-width: 440px)': { '&:not([data-long], [data-many])': { display: 'none' } },
  '@container (min-width: 640px)': { '&:not([data-many])': { display: 'none' } },
  '@container (min-width: 860px)': { display: 'none' },
});
export const line = css({ width: '100%', height: '28px' });
export const lineValue = cx(figures, css({ fontWeight: 500, fontSize: '14px', textAlign: 'end' }));

export const columns = css({
  display: 'none',
  '@container (min-width: 440px)': { '&:not([data-long], [data-many])': { display: 'grid' } },
  '@container (min-width: 640px)': { '&:not([data-many])': { display: 'grid' } },
  '@container (min-width: 860px)': { display: 'grid' },
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: '10px',
});
/** The values next to their evenly spaced grid lines. */
export const axis = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  height: '198px',
  marginTop: '28px',
  color: 'text2',
  fontSize: '13px',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  '& > span': { height: 0, lineHeight: 0 },
});
export const plot = css({ display: 'block', width: '100%', height: '260px', overflow: 'visible' });
