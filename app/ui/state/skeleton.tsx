import { css } from '#styled/css/index.js';

const shade = { background: 'neutralBg', animation: 'pulse 1.6s ease-in-out infinite' } as const;

const card = css({ width: 'card', md: { width: 'cardWide' } });
const tile = css(shade, { aspectRatio: '4/5', marginBottom: '12px', borderRadius: '16px' });
const bar = css(shade, {
  width: '70%',
  height: '14px',
  marginTop: '10px',
  borderRadius: 's',
  '& + &': { width: '50%' },
});

/** The skeleton of a celebrity's or product's card, with the card's height. */
export function CardSkeleton() {
  return (
    <div className={card} aria-hidden>
      <div className={tile} />
      <div className={bar} />
      <div className={bar} />
    </div>
  );
}
