import { css } from '#styled/css/index.js';

/**
 * Styles of the recorder: on phones the request is at the top, then the picture, with all controls within thumb's
 * reach.
 */
export const studio = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '16px',
  width: '100%',
  maxWidth: '1200px',
  // A dialog closes on a click outside its content; here there is no outside.
  minHeight: '100%',
  height: '100dvh',
  marginInline: 'auto',
  padding: { base: '16px 16px 20px', md: '24px 44px 28px' },
  // Above the system bar at the bottom of some phones.
  paddingBottom: 'max(20px, env(safe-area-inset-bottom))',
});
export const title = css({ textStyle: 'h3' });
export const scene = css({
  display: 'grid',
  flex: 1,
  gap: '16px',
  minHeight: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  lg: {
    gridTemplateRows: 'minmax(0, 1fr)',
    '&:has(> [data-prompt]:not(:empty))': { gridTemplateColumns: 'minmax(0, 1fr) 340px' },
    '& > [data-prompt]': { order: 1 },
  },
});
/** Stays within view while the user looks into the camera. */
export const prompt = css({
  maxHeight: { base: '26dvh', lg: '100%' },
  alignSelf: 'start',
  padding: '14px 16px',
  overflowY: 'auto',
  borderRadius: 'm',
  background: 'tint',
  // Some orders have no text.
  _empty: { display: 'none' },
});
export const frame = css({
  position: 'relative',
  gridRowEnd: '-1',
  minHeight: 0,
  overflow: 'hidden',
  borderRadius: 'l',
  background: 'black',
});
export const picture = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  transform: 'scaleX(-1)',
});
export const screen = css({
  display: 'grid',
  gridRowEnd: '-1',
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
export const review = css({ gridRowEnd: '-1', minHeight: 0, overflowY: 'auto' });
/** Readable on the picture, whatever it shows. */
export const stage = css({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  gap: '16px',
  padding: '12px 16px',
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
  fontSize: '112px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
/** At the bottom, with the same height in every state, so that nothing jumps under the thumb. */
export const controls = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '8px',
  minHeight: '168px',
});
/** The record button: a red disc in a ring, a square while recording, with its label below. */
export const shutter = css({
  display: 'grid',
  justifyItems: 'center',
  gap: '6px',
  padding: '4px 20px',
  borderRadius: 'l',
  background: 'transparent',
  color: 'text',
  fontWeight: 600,
  cursor: 'pointer',
  '& [data-ring]': {
    display: 'grid',
    placeItems: 'center',
    width: '72px',
    height: '72px',
    border: '4px solid token(colors.text)',
    borderRadius: 'full',
  },
  '& [data-disk]': {
    width: '54px',
    height: '54px',
    borderRadius: 'full',
    background: '#E11D48',
    transition:
      'width token(durations.fast), height token(durations.fast), border-radius token(durations.fast)',
  },
  '&[data-running] [data-disk]': { width: '28px', height: '28px', borderRadius: 's' },
  '&:hover [data-disk]': { background: '#BE123C' },
});
/** Stacked where thumbs are used, side by side where there is room. */
export const choices = css({
  display: 'flex',
  flexDirection: { base: 'column', md: 'row' },
  justifyContent: 'center',
  gap: { base: '8px', md: '12px' },
  width: '100%',
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
  '&::-webkit-meter-inner-element': { display: 'block', height: '8px' },
  '&::-webkit-meter-bar': {
    height: '8px',
    border: 0,
    borderRadius: 'full',
    background: 'transparent',
  },
  '&::-webkit-meter-optimum-value': { background: '#4ade80' },
  '&::-webkit-meter-suboptimum-value': { background: '#facc15' },
  '&::-moz-meter-bar': { background: '#4ade80' },
});
