import { css, cva, cx } from '#styled/css/index.js';

import { FluidPicture, type FluidSource } from './fluid-picture.tsx';
import { waitingFigure } from './waiting-picture.ts';

const ring = cva({
  base: {
    display: 'block',
    flex: 'none',
    borderRadius: 'full',
    overflow: 'hidden',
    aspectRatio: '1',
    background: 'brandBg',
    transition: 'transform token(durations.base) token(easings.out)',
  },
  variants: {
    size: {
      mini: { width: '36px' },
      small: { width: '48px' },
      profile: { width: '112px' },
      card: { width: '141px', marginInline: 'auto', md: { width: '172px' } },
    },
    ring: {
      none: {},
      gold: { boxShadow: '0 0 0 2px token(colors.canvas), 0 0 0 4px token(colors.gold)' },
      sweep: {
        padding: '4px',
        border: '2px solid transparent',
        background:
          'linear-gradient(token(colors.canvas), token(colors.canvas)) padding-box, conic-gradient(from 210deg, #D4AF37, #8C5BC6, #5C2D91, #D4AF37) border-box',
      },
    },
  },
  defaultVariants: { size: 'card', ring: 'none' },
});
const face = css({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  borderRadius: 'full',
  objectFit: 'cover',
  objectPosition: '50% 18%',
  background: 'brandBg',
  color: 'brandInk',
  fontWeight: 600,
});

const widths = { mini: 36, small: 48, profile: 112, card: 172 } as const;
const sizes = {
  mini: '36px',
  small: '48px',
  profile: '112px',
  card: '(min-width: 768px) 172px, 141px',
} as const;

/** The initials of the first and the last word of a name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0] ?? '').join('');
}

/** A round picture of a person, or their initials. Decorative, because the name is next to it. */
export function Portrait(props: {
  name: string;
  picture: string | null;
  sources: readonly FluidSource[];
  size?: keyof typeof widths;
  ring?: 'none' | 'gold' | 'sweep';
  /** Above the fold: loaded at once. */
  eager?: boolean;
}) {
  const size = props.size ?? 'card';
  return (
    <span data-part="ring" className={ring({ size, ring: props.ring ?? 'none' })}>
      {props.picture ? (
        <FluidPicture
          className={cx(face, waitingFigure)}
          src={props.picture}
          alt=""
          sources={props.sources}
          sizes={sizes[size]}
          width={widths[size]}
          height={widths[size]}
          loading={props.eager ? 'eager' : 'lazy'}
        />
      ) : (
        <span className={face} aria-hidden>
          {initials(props.name)}
        </span>
      )}
    </span>
  );
}
