import { css } from '#styled/css/index.js';

export const column = css({ maxWidth: '860px', marginInline: 'auto' });
/** The wrapped gift: the purple stage, which looks the same in both themes. */
export const wrapped = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '16px',
  minHeight: 'min(560px, calc(100svh - 260px))',
  paddingBlock: '40px',
  paddingInline: '24px',
  borderRadius: 'xl',
  background:
    'radial-gradient(circle at 50% 30%, token(colors.stageRaised), token(colors.stage) 70%)',
  color: 'white',
  textAlign: 'center',
  '@media (scripting: none)': { '&[data-openable=true]': { display: 'none' } },
  '&[data-opening=true]': { display: 'none' },
});
export const box = css({
  width: '132px',
  height: '132px',
  color: 'stageGold',
  '& .lid': { transformOrigin: '85% 40%', animation: 'giftLid 3.6s token(easings.out) infinite' },
  _still: { '& .lid': { animation: 'none' } },
});
export const title = css({ textStyle: 'h1', maxWidth: '18ch', overflowWrap: 'anywhere' });
export const words = css({ color: 'stageText', maxWidth: '46ch', overflowWrap: 'anywhere' });
/** Two and two on a phone, where the words of some languages leave no room for four. */
export const countdown = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(104px, auto))',
  gap: '8px',
  marginTop: '8px',
  listStyle: 'none',
  sm: { gridTemplateColumns: 'repeat(4, minmax(76px, auto))', gap: '12px' },
});
export const unit = css({
  display: 'grid',
  paddingBlock: '12px',
  paddingInline: '8px',
  borderRadius: 'm',
  background: 'rgb(255 255 255 / 0.1)',
  '& strong': { fontSize: '28px', lineHeight: 1.1, fontVariantNumeric: 'tabular-nums' },
  '& span': { fontSize: '14px', color: 'stageText' },
});
/** What was inside. Without a script it lies open. */
export const inside = css({
  display: 'none',
  gap: '24px',
  '@media (scripting: none)': { display: 'grid' },
  '&[data-opening=true]': { display: 'grid' },
});
export const note = css({
  position: 'relative',
  paddingBlock: '28px',
  paddingInline: '24px',
  borderRadius: 'l',
  border: '1px solid token(colors.border)',
  background: 'surface',
  boxShadow: 'float',
  animation: 'giftUnfold token(durations.slow) token(easings.out) both',
  sm: { padding: '36px' },
});
export const noteWords = css({
  fontSize: 'clamp(20px, 1rem + 0.8vw, 26px)',
  lineHeight: 1.45,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const sender = css({ marginTop: '14px', color: 'text2', fontWeight: 500 });
export const clip = css({
  animation: 'giftUnfold 500ms token(easings.out) 160ms both',
});
export const foot = css({
  marginTop: '28px',
  textStyle: 'hint',
  color: 'text2',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: '24px',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '44px', color: 'text2' },
});
