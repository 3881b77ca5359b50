import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { css } from '#styled/css/index.js';

const stage = css({
  display: 'grid',
  minHeight: 'calc(100vh - 75px)',
  // Extends down to the footer, which keeps its distance on other pages.
  lg: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', marginBottom: '-96px' },
});
const art = css({
  hideBelow: 'lg',
  position: 'relative',
  overflow: 'hidden',
  background:
    'radial-gradient(80% 80% at 70% 10%, #5C2D91, transparent 70%), linear-gradient(150deg, #1E0B35, #3A1A61)',
  _after: {
    content: '""',
    position: 'absolute',
    inset: '35% 0 0 0',
    background: 'linear-gradient(transparent, #1E0B35 62%)',
  },
});
const pictures = css({
  position: 'absolute',
  inset: '0 0 auto 0',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: '16px',
  paddingInline: '32px',
  transform: 'rotate(-6deg) translateY(-20px) scale(1.12)',
});
const column = css({
  display: 'grid',
  gap: '16px',
  alignContent: 'start',
  '&:nth-child(2)': { marginTop: '-70px' },
  '& img': { width: '100%', aspectRatio: '4 / 5', objectFit: 'cover', borderRadius: 'l' },
});
const side = css({
  display: 'grid',
  placeItems: 'start center',
  padding: '40px 20px 72px',
  lg: { placeItems: 'center', padding: '56px 44px' },
});

const words = css({
  position: 'absolute',
  zIndex: 1,
  insetInline: '64px',
  bottom: '64px',
  maxWidth: '22em',
  color: 'white',
  fontSize: '26px',
  fontWeight: 500,
  lineHeight: 1.35,
  letterSpacing: '-0.01em',
});

const columns = [
  ['mira', 'bora'],
  ['ayla', 'theo'],
  ['marcus', 'nigar'],
] as const;

/** The layout of the sign-in pages: faces on one side where there is room, the form on the other. */
export function AuthStage({ children }: { children: ReactNode }) {
  return (
    <div className={stage}>
      <div className={art} aria-hidden>
        <div className={pictures}>
          {columns.map((names) => (
            <div key={names[0]} className={column}>
              {names.map((name) => (
                <img key={name} src={`/demo/portraits/${name}.webp`} alt="" loading="lazy" />
              ))}
            </div>
          ))}
        </div>
        <p className={words}>
          <Trans>A few words for one person, from someone they admire.</Trans>
        </p>
      </div>
      <div className={side}>
        <div className={css({ width: '100%', maxWidth: '420px' })}>{children}</div>
      </div>
    </div>
  );
}
