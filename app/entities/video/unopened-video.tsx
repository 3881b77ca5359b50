import { Play } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';

import { useHydrated } from '#app/ui/use-hydrated.ts';
import { css, cx } from '#styled/css/index.js';

import { useWasWatched } from './use-was-watched.ts';
import { VideoPlayer } from './video-player.tsx';

interface UnopenedVideoProps extends Omit<ComponentProps<typeof VideoPlayer>, 'startsNow'> {
  watchId: string;
  /** What the button says that opens it. */
  open: ReactNode;
  /** Above the button. */
  teaser: ReactNode;
}

const box = css({ position: 'relative', display: 'grid' });
const cell = css({ gridArea: '1 / 1', minWidth: 0 });
const cover = css({
  position: 'relative',
  zIndex: 2,
  display: 'grid',
  placeItems: 'center',
  minHeight: '220px',
  borderRadius: 'l',
  overflow: 'hidden',
  background: 'linear-gradient(150deg, token(colors.stageRaised), token(colors.stage))',
  color: 'white',
  // Without a script no one could open it.
  '@media (scripting: none)': { display: 'none' },
  '&[data-opened=true]': {
    opacity: 0,
    visibility: 'hidden',
    transform: 'scale(1.06)',
    transition:
      'opacity token(durations.slow), visibility token(durations.slow), transform token(durations.slow)',
    _still: { transform: 'none' },
  },
});
const blurred = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  filter: 'blur(22px) saturate(1.15)',
  transform: 'scale(1.15)',
  opacity: 0.75,
});
const inside = css({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: '18px',
  padding: '24px',
  textAlign: 'center',
  textShadow: '0 1px 12px rgb(0 0 0 / 0.6)',
});
const opener = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '60px',
  paddingInline: '28px',
  borderRadius: 'full',
  background: 'gold',
  color: 'onGold',
  fontSize: '18px',
  fontWeight: 600,
  cursor: 'pointer',
  boxShadow: '0 10px 34px rgb(0 0 0 / 0.4)',
  transition: 'transform token(durations.base)',
  _hover: { background: 'goldHover', transform: 'scale(1.03)' },
  _still: { transform: 'none !important' },
  '&:focus-visible': { outline: '3px solid white', outlineOffset: '4px', borderRadius: 'full' },
});

/** A player under a cover that is opened once; then it plays. What was watched here before lies open. */
export function UnopenedVideo(props: UnopenedVideoProps) {
  const { open, teaser, poster, ...player } = props;
  const isHydrated = useHydrated();
  const wasWatched = useWasWatched(props.watchId);
  const [isPressed, setPressed] = useState(false);
  const isOpen = isPressed || wasWatched;
  return (
    <div className={box}>
      <div className={cell} inert={isHydrated && !isOpen}>
        <VideoPlayer {...player} poster={poster} startsNow={isPressed} />
      </div>
      {wasWatched && !isPressed ? null : (
        <div className={cx(cell, cover)} data-opened={isOpen} inert={isOpen}>
          {poster === null ? null : <img src={poster} alt="" className={blurred} />}
          <div className={inside}>
            {teaser}
            <button type="button" className={opener} onClick={() => setPressed(true)}>
              <Play size={24} fill="currentColor" aria-hidden />
              {open}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
