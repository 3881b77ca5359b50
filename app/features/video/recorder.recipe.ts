import { css } from '#styled/css/index.js';

/** The looks of the recorder. */
export const recorder = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  minWidth: 0,
});
/** Stays in reach of the eyes while somebody looks into the camera. */
export const prompt = css({
  maxHeight: '30vh',
  padding: '14px 16px',
  overflowY: 'auto',
  borderRadius: 'm',
  background: 'tint',
});
export const frame = css({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  maxHeight: '60vh',
  width: '100%',
  borderRadius: 'l',
  background: 'black',
});
export const screen = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '12px',
  minHeight: '220px',
  padding: '28px',
  borderRadius: 'l',
  background: 'sunken',
  color: 'text2',
  textAlign: 'center',
  '& p': { maxWidth: '44ch' },
  '& svg': { color: 'text3' },
});
/** On the picture, whatever it shows. */
export const stage = css({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  gap: '16px',
  padding: '10px 14px',
  background: 'rgb(0 0 0 / 0.6)',
  color: 'white',
  fontVariantNumeric: 'tabular-nums',
});
export const countdown = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  background: 'rgb(0 0 0 / 0.35)',
  color: 'white',
  fontSize: '96px',
  fontWeight: 600,
});
export const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px',
});
export const meter = css({
  flex: 1,
  minWidth: 0,
  height: '8px',
  border: 0,
  borderRadius: 'full',
  appearance: 'none',
  background: 'rgb(255 255 255 / 0.25)',
  overflow: 'hidden',
  '&::-webkit-meter-inner-element': { display: 'block' },
  '&::-webkit-meter-bar': {
    height: '8px',
    border: 0,
    borderRadius: 'full',
    background: 'rgb(255 255 255 / 0.25)',
  },
  '&::-webkit-meter-optimum-value': { background: '#4ade80' },
  '&::-webkit-meter-suboptimum-value': { background: '#facc15' },
  '&::-moz-meter-bar': { background: '#4ade80' },
});
