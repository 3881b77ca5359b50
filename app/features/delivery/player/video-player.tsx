import { Trans, useLingui } from '@lingui/react/macro';
import { PictureInPicture2 } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';

import { useHydrated } from '#app/ui/use-hydrated.ts';
import { button } from '#app/ui/button.recipe.ts';
import { css } from '#styled/css/index.js';

import { PlayerTrouble } from './player-trouble.tsx';
import { useFileAddress } from './use-file-address.ts';
import { usePlayerKeys } from './use-player-keys.ts';
import { hint } from '../upload/upload.recipe.ts';

const player = css({ width: '100%', maxHeight: '70vh', borderRadius: 'l', background: 'black' });
/** Contains the message shown instead of a picture. */
const stage = css({ position: 'relative', display: 'grid' });
const below = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px',
  marginTop: '12px',
});
/** Shortcuts are only useful with a keyboard. */
const keys = css({ '@media (hover: none)': { display: 'none' } });

interface VideoPlayerProps {
  src: string;
  label: string;
  /** The poster shown before playback; without one, the first frame. */
  poster: string | null;
  /** Nothing is rendered below it. */
  isAlone?: boolean;
  /** Other actions, such as downloading it. */
  children?: ReactNode;
}

/** A video with the browser's own controls. Space and arrow keys are the browser's; `m` and `f` are added. */
export function VideoPlayer(props: VideoPlayerProps) {
  const { i18n, t } = useLingui();
  const video = useRef<HTMLVideoElement>(null);
  usePlayerKeys(video);
  const noCaptions = t`This is a personal video. It has no captions.`;
  const captions = useFileAddress(useMemo(() => onlyCue(noCaptions), [noCaptions]));
  const [isBroken, setBroken] = useState(false);
  // It may have failed before hydration.
  useEffect(() => {
    if (video.current?.error) setBroken(true);
  }, []);
  const canFloat = useHydrated() && document.pictureInPictureEnabled;
  function tryAgain() {
    setBroken(false);
    video.current?.load();
  }
  return (
    <div>
      <div className={stage}>
        {/* The fragment makes phones render the first frame, which is otherwise black until playback. */}
        <video
          ref={video}
          className={player}
          src={`${props.src}#t=0.001`}
          poster={props.poster ?? undefined}
          controls
          playsInline
          preload="metadata"
          onError={() => setBroken(true)}
          onLoadedMetadata={() => setBroken(false)}
          aria-label={props.label}
          aria-keyshortcuts="Space ArrowLeft ArrowRight m f"
        >
          <track
            kind="captions"
            src={captions ?? undefined}
            srcLang={i18n.locale}
            label={t`No captions`}
          />
        </video>
        {isBroken ? <PlayerTrouble src={props.src} onRetry={tryAgain} /> : null}
      </div>
      {props.isAlone ? null : (
        <div className={below}>
          {props.children}
          {canFloat ? (
            <button
              type="button"
              className={button({ variant: 'quiet' })}
              onClick={() => void toggleFloating(video.current)}
            >
              <PictureInPicture2 size={20} aria-hidden />
              <Trans>Picture-in-picture</Trans>
            </button>
          ) : null}
          <p className={`${hint} ${keys}`}>
            <Trans>Keyboard: space to play, arrows to skip, M to mute, F for full screen.</Trans>
          </p>
        </div>
      )}
    </div>
  );
}

/** Users film for each other without captions: those who turn them on are told so, and need not wait for any. */
function onlyCue(sentence: string): Blob {
  return new Blob([`WEBVTT\n\n00:00.000 --> 00:06.000\n${sentence}\n`], { type: 'text/vtt' });
}

async function toggleFloating(video: HTMLVideoElement | null): Promise<void> {
  try {
    if (document.pictureInPictureElement === video) await document.exitPictureInPicture();
    else await video?.requestPictureInPicture();
  } catch {
    // The video has not started to load, or the browser refuses: it stays in the page.
  }
}
