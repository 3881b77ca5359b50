import { css } from '#styled/css/index.js';

export const lead = css({
  maxWidth: '62ch',
  marginInline: 'auto',
  marginBottom: '28px',
  color: 'text2',
  textAlign: 'center',
});
/** The chart, with the numbers next to it where there is room. */
export const months = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  xl: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' },
});
export const chart = css({ minWidth: 0, containerType: 'inline-size' });
/** Reserves the chart's space until it has loaded. */
export const room = css({ height: '228px', '@container (min-width: 440px)': { height: '260px' } });
export const heading = css({ textStyle: 'h3', marginBottom: '16px' });
export const orderLink = css({ color: 'brandInk', textDecoration: 'underline' });
export const small = css({
  display: 'block',
  textStyle: 'hint',
  fontWeight: 400,
  color: 'text2',
});
export const notInSum = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  textStyle: 'hint',
  fontWeight: 400,
  color: 'warn',
});
export const wentBack = css({ color: 'text2' });
