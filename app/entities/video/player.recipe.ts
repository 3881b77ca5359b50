import { css } from '#styled/css/index.js';

/** White on a dark veil in both themes: what is behind it is the video. */
const light = 'white';

/**
 * As wide as there is room, and not higher than the window shows at once. `--ratio` is set by script; until it is known
 * the stage is that of a film.
 */
export const stage = css({
  position: 'relative',
  display: 'grid',
  containerType: 'inline-size',
  width: 'min(100%, calc((100svh - 190px) * var(--ratio, 1.7778)))',
  aspectRatio: 'var(--ratio, 1.7778)',
  minHeight: '150px',
  marginInline: 'auto',
  borderRadius: 'l',
  overflow: 'hidden',
  background: 'black',
  color: light,
  md: { width: 'min(100%, calc(min(64svh, 720px) * var(--ratio, 1.7778)))' },
  '&:focus': { outline: 'none' },
  '&:focus-visible': { outline: '3px solid token(colors.focus)', outlineOffset: '3px' },
  '&[data-idle=true]': { cursor: 'none' },
  '&:fullscreen': { width: '100%', height: '100%', aspectRatio: 'auto', borderRadius: '0' },
});
export const picture = css({
  gridArea: '1 / 1',
  display: 'block',
  width: '100%',
  height: '100%',
  minHeight: 0,
  // The stage has the video’s own ratio: nothing is cut but a poster of another one.
  objectFit: 'cover',
  ':fullscreen > &': { objectFit: 'contain' },
});
export const bar = css({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr) auto auto',
  gridTemplateAreas: '"play begin place end set"',
  alignItems: 'center',
  paddingInline: '8px',
  paddingBlock: '24px 6px',
  background: 'linear-gradient(to top, rgb(0 0 0 / 0.82), rgb(0 0 0 / 0.5) 55%, transparent)',
  transition: 'opacity token(durations.base)',
  '[data-idle=true] > &': {
    '&:not(:has(:focus-visible))': { opacity: 0, pointerEvents: 'none' },
  },
  '@container (max-width: 640px)': {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateAreas: '"begin place end" "play set set"',
    columnGap: '4px',
    paddingBottom: '2px',
  },
});
/** The buttons on the right, which a narrow player has in its second row. */
export const settings = css({
  gridArea: 'set',
  display: 'flex',
  alignItems: 'center',
  '@container (max-width: 640px)': { justifySelf: 'end', marginTop: '-8px' },
});
export const control = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '44px',
  height: '44px',
  borderRadius: 'full',
  background: 'transparent',
  color: light,
  cursor: 'pointer',
  _hover: { background: 'rgb(255 255 255 / 0.18)' },
  '&:focus-visible': { outline: `3px solid ${light}`, outlineOffset: '-4px', borderRadius: 'full' },
});
export const playControl = css({
  gridArea: 'play',
  '@container (max-width: 640px)': { marginTop: '-8px' },
});
export const time = css({
  gridArea: 'begin',
  '&[data-end]': { gridArea: 'end' },
  paddingInline: '6px',
  fontSize: '14px',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
const line =
  'linear-gradient(to right, token(colors.gold) var(--played, 0%), rgb(255 255 255 / 0.55) var(--played, 0%) var(--loaded, 0%), rgb(255 255 255 / 0.3) var(--loaded, 0%))';
const thumb = {
  appearance: 'none',
  width: '18px',
  height: '18px',
  border: 'none',
  borderRadius: 'full',
  background: 'gold',
  boxShadow: '0 0 0 3px rgb(0 0 0 / 0.35)',
} as const;
/** A line of 6 px that can be met within 44. */
export const scrubber = css({
  gridArea: 'place',
  appearance: 'none',
  width: '100%',
  height: '44px',
  margin: 0,
  background: 'transparent',
  cursor: 'pointer',
  '&::-webkit-slider-runnable-track': { height: '6px', borderRadius: 'full', background: line },
  '&::-moz-range-track': { height: '6px', borderRadius: 'full', background: line },
  '&::-webkit-slider-thumb': { ...thumb, marginTop: '-6px' },
  '&::-moz-range-thumb': thumb,
  '&:focus-visible': { outline: `3px solid ${light}`, outlineOffset: '-8px', borderRadius: 'm' },
});
export const speed = css({
  appearance: 'none',
  minWidth: '48px',
  height: '44px',
  paddingInline: '4px',
  border: 'none',
  borderRadius: 'full',
  background: 'transparent',
  color: light,
  fontSize: '16px',
  fontWeight: 600,
  textAlign: 'center',
  textAlignLast: 'center',
  cursor: 'pointer',
  _hover: { background: 'rgb(255 255 255 / 0.18)' },
  '&:focus-visible': { outline: `3px solid ${light}`, outlineOffset: '-4px', borderRadius: 'full' },
  '& option': { color: 'black', background: light },
});
/** Over the middle of the picture; a press goes through it to the video. */
export const centre = css({
  gridArea: '1 / 1',
  zIndex: 1,
  placeSelf: 'center',
  display: 'grid',
  placeItems: 'center',
  width: '72px',
  height: '72px',
  borderRadius: 'full',
  background: 'rgb(20 8 36 / 0.72)',
  border: '2px solid rgb(255 255 255 / 0.85)',
  color: light,
  pointerEvents: 'none',
  marginBottom: '36px',
});
/** What takes less than a moment shows no sign of waiting. */
export const waiting = css({
  gridArea: '1 / 1',
  zIndex: 1,
  placeSelf: 'center',
  pointerEvents: 'none',
  animation: 'appear token(durations.base) 500ms both',
  '& > span[aria-hidden]': {
    display: 'block',
    width: '56px',
    height: '56px',
    border: '5px solid rgb(255 255 255 / 0.3)',
    borderTopColor: light,
    borderRadius: 'full',
    animation: 'spin 0.9s linear infinite',
    _still: { animation: 'none', borderStyle: 'dotted', borderColor: light },
  },
});
export const below = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px',
  marginTop: '12px',
});
/** Shortcuts are only useful with a keyboard. */
export const keys = css({
  textStyle: 'hint',
  color: 'text2',
  '@media (hover: none)': { display: 'none' },
});
