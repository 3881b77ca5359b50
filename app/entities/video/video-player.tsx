import { Trans } from '@lingui/react/macro';
import { Play } from 'lucide-react';
import { useEffect, useRef, type PointerEvent, type ReactNode } from 'react';

import { useHydrated } from '#app/ui/use-hydrated.ts';
import type { PlayerAction } from '#domain/video/player.ts';
import { css } from '#styled/css/index.js';

import { actOn, togglePlaying } from './player-commands.ts';
import { PlayerControls } from './player-controls.tsx';
import { PlayerTrouble } from './player-trouble.tsx';
import * as look from './player.recipe.ts';
import { useIdle } from './use-idle.ts';
import { usePlayerKeys } from './use-player-keys.ts';
import { usePlayback } from './use-playback.ts';

/** A WebVTT file. */
export interface CaptionTrack {
  readonly src: string;
  /** The language, as in `srclang`. */
  readonly language: string;
  readonly label: string;
}

interface VideoPlayerProps {
  src: string;
  label: string;
  /** The poster shown before playback; without one, the first frame. */
  poster: string | null;
  captions?: CaptionTrack;
  /** What its place is remembered by in this browser; without it, it always begins at the start. */
  watchId?: string;
  /** Once this becomes true, it plays. */
  startsNow?: boolean;
  /** Called once someone plays it. */
  onStarted?: () => void;
  /** Nothing is rendered below it. */
  isAlone?: boolean;
  /** Other actions, such as downloading it. */
  children?: ReactNode;
}

/** A video with the site's own controls; without JavaScript the browser shows its own (docs/adr/0143). */
export function VideoPlayer(props: VideoPlayerProps) {
  const { src, label, poster, captions, watchId, startsNow = false, onStarted } = props;
  const video = useRef<HTMLVideoElement>(null);
  const stage = useRef<HTMLElement>(null);
  const isHydrated = useHydrated();
  const playback = usePlayback(video, stage, watchId);
  const { isPlaying, isWaiting, isBroken, hasStarted, ratio } = playback;
  const [isIdle, wake] = useIdle(isPlaying);

  useEffect(() => {
    if (ratio !== null) stage.current?.style.setProperty('--ratio', String(ratio));
  }, [ratio]);
  useEffect(() => {
    // A browser that refuses shows the button.
    if (!startsNow) return;
    stage.current?.focus({ preventScroll: true });
    video.current?.play().catch(() => null);
  }, [startsNow]);
  const tell = useRef(onStarted);
  useEffect(() => {
    tell.current = onStarted;
  });
  useEffect(() => {
    if (hasStarted) tell.current?.();
  }, [hasStarted]);

  function act(action: PlayerAction) {
    wake();
    if (action === 'captions' && !captions) return;
    if (video.current && stage.current) actOn(video.current, stage.current, action);
  }
  usePlayerKeys(stage, { isHydrated, onAct: act, onTouched: wake });
  /** A finger that finds no controls asks for them first. */
  function touch(event: PointerEvent) {
    const isHidden = isIdle;
    wake();
    if (!isHydrated || event.button !== 0) return;
    if (event.pointerType === 'mouse' || !isHidden) {
      if (video.current) togglePlaying(video.current);
    }
  }
  return (
    <div>
      <section
        ref={stage}
        className={look.stage}
        aria-label={label}
        tabIndex={-1}
        data-idle={isIdle}
      >
        {/* The fragment makes phones render the first frame, which is otherwise black until playback. */}
        <video
          ref={video}
          className={look.picture}
          src={`${src}#t=0.001`}
          poster={poster ?? undefined}
          controls={!isHydrated}
          playsInline
          preload="metadata"
          aria-label={label}
          onPointerUp={touch}
        >
          {/* People film for each other: most of these videos have none, and nothing is asked for. */}
          <track
            kind="captions"
            src={captions?.src}
            srcLang={captions?.language}
            label={captions?.label}
          />
        </video>
        {isHydrated && !isPlaying && !isBroken ? (
          <span className={look.centre} aria-hidden>
            <Play size={34} fill="currentColor" />
          </span>
        ) : null}
        {isWaiting && !isBroken ? (
          <output className={look.waiting}>
            <span aria-hidden />
            <span className={css({ srOnly: true })}>
              <Trans>Loading the video</Trans>
            </span>
          </output>
        ) : null}
        {isHydrated && !isBroken ? (
          <PlayerControls
            video={video}
            playback={playback}
            hasCaptions={captions !== undefined}
            onAct={act}
          />
        ) : null}
        {isBroken ? <PlayerTrouble src={src} onRetry={() => video.current?.load()} /> : null}
      </section>
      {props.isAlone ? null : (
        <div className={look.below}>
          {props.children}
          <p className={look.keys}>
            <Trans>Keyboard: space to play, arrows to skip, M to mute, F for full screen.</Trans>
          </p>
        </div>
      )}
    </div>
  );
}
