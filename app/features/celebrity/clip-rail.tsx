import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';

import { clipsQuery } from '#app/entities/celebrity/celebrities.queries.ts';
import { ClipVideo } from '#app/entities/clip/clip-video.tsx';
import { scrollingRow } from '#app/ui/layout/page.recipe.ts';
import type { PublicClip } from '#domain/clip/clip.ts';
import { css } from '#styled/css/index.js';

/** The portrait below it reaches 32 px up on a phone. */
const rail = css({ marginBottom: '52px', md: { marginBottom: '40px' } });
const item = css({ width: '220px', md: { width: '260px' } });
const stage = css({ position: 'relative', overflow: 'hidden', borderRadius: 'l' });
/** The whole picture is the button. */
const press = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  borderRadius: 'l',
  background: 'transparent',
  color: 'white',
  cursor: 'pointer',
  '&:focus-visible': { outline: '3px solid token(colors.focus)', outlineOffset: '-4px' },
  '& span': {
    display: 'grid',
    placeItems: 'center',
    width: '60px',
    height: '60px',
    borderRadius: 'full',
    background: 'rgb(20 10 32 / 0.62)',
    transition: 'opacity token(durations.base)',
  },
  '&[data-playing] span': { opacity: 0 },
  '&[data-playing]:is(:hover, :focus-visible) span': { opacity: 1 },
});
const name = css({ display: 'block', marginTop: '8px', fontWeight: 500, lineHeight: 1.3 });

/** A celebrity's clips side by side. A press plays one with its sound and stops the others. */
export function ClipRail({ celebrityId, name: whose }: { celebrityId: number; name: string }) {
  const { data: clips = [] } = useQuery(clipsQuery(celebrityId));
  const list = useRef<HTMLUListElement>(null);
  if (clips.length === 0) return null;
  function stopOthers(playing: HTMLVideoElement | null) {
    for (const video of list.current?.querySelectorAll('video') ?? []) {
      if (video !== playing) video.pause();
    }
  }
  return (
    <section className={rail} aria-labelledby="clips">
      <h2 id="clips" className={css({ srOnly: true })}>
        <Trans>Clips of {whose}</Trans>
      </h2>
      <ul ref={list} className={scrollingRow}>
        {clips.map((clip) => (
          <li key={clip.id} className={item}>
            <RailClip clip={clip} onPlay={stopOthers} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RailClip(props: { clip: PublicClip; onPlay: (video: HTMLVideoElement | null) => void }) {
  const { clip, onPlay } = props;
  const { t } = useLingui();
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const { title, language } = clip;
  function toggle() {
    const film = video.current;
    if (!film) return;
    if (!film.paused) return film.pause();
    film.muted = false;
    // A browser that plays no such file leaves the poster, and the button can be pressed again.
    void film.play().catch(() => setPlaying(false));
  }
  const Sign = isPlaying ? Pause : Play;
  return (
    <>
      <div className={stage}>
        <ClipVideo
          ref={video}
          clip={clip}
          onPlay={() => {
            setPlaying(true);
            onPlay(video.current);
          }}
          onPause={() => setPlaying(false)}
          onEnded={() => setPlaying(false)}
        />
        <button
          type="button"
          className={press}
          data-playing={isPlaying ? true : undefined}
          aria-label={isPlaying ? t`Pause “${title}”` : t`Play “${title}”`}
          onClick={toggle}
        >
          <span>
            <Sign aria-hidden size={26} fill="currentColor" strokeWidth={1.5} />
          </span>
        </button>
      </div>
      <span className={name} lang={language}>
        {title}
      </span>
    </>
  );
}
