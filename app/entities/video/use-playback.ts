import { useEffect, useRef, useState, type RefObject } from 'react';

import { resumedAt } from '#domain/video/player.ts';

import { seekTo } from './player-commands.ts';
import { findPlace, keepPlace } from './watch-places.ts';

/** What a player shows of its video. */
export interface Playback {
  readonly isPlaying: boolean;
  readonly seconds: number;
  /** Not finite until it is known. */
  readonly duration: number;
  /** Up to where it has loaded around the current position, in seconds. */
  readonly loaded: number;
  readonly isMuted: boolean;
  readonly speed: number;
  /** It wants to play and has nothing to show yet. */
  readonly isWaiting: boolean;
  readonly isBroken: boolean;
  readonly hasStarted: boolean;
  readonly showsCaptions: boolean;
  readonly isFull: boolean;
  /** Width by height; null until it is known. */
  readonly ratio: number | null;
}

const atRest: Playback = {
  ...{ isPlaying: false, seconds: 0, duration: Number.NaN, loaded: 0, isMuted: false, speed: 1 },
  ...{ isWaiting: false, isBroken: false, hasStarted: false, showsCaptions: false },
  ...{ isFull: false, ratio: null },
};

const events = [
  'play',
  'playing',
  'pause',
  'ended',
  'timeupdate',
  'seeking',
  'seeked',
  'durationchange',
  'loadedmetadata',
  'progress',
  'volumechange',
  'ratechange',
  'waiting',
  'canplay',
  'emptied',
  'error',
] as const;

/** Recordings of a browser have no length until they were played to their end: what can be reached stands in. */
function lengthOf({ duration, seekable }: HTMLVideoElement): number {
  if (Number.isFinite(duration) || seekable.length === 0) return duration;
  return seekable.end(seekable.length - 1);
}

function loadedUpTo({ buffered, currentTime }: HTMLVideoElement): number {
  for (let index = 0; index < buffered.length; index += 1) {
    const isAround = buffered.start(index) <= currentTime && currentTime <= buffered.end(index);
    if (isAround) return buffered.end(index);
  }
  return 0;
}

function stateOf(video: HTMLVideoElement, stage: Element | null, before: Playback): Playback {
  const { videoWidth, videoHeight } = video;
  const isPlaying = !video.paused && !video.ended;
  return {
    isPlaying,
    seconds: video.currentTime,
    duration: lengthOf(video),
    loaded: loadedUpTo(video),
    isMuted: video.muted || video.volume === 0,
    speed: video.playbackRate,
    isWaiting: isPlaying && video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    isBroken: video.error !== null,
    hasStarted: before.hasStarted || isPlaying,
    showsCaptions: [...video.textTracks].some(({ mode }) => mode === 'showing'),
    isFull: stage !== null && document.fullscreenElement === stage,
    ratio: videoWidth > 0 && videoHeight > 0 ? videoWidth / videoHeight : before.ratio,
  };
}

const keepEveryMs = 2_000;

/**
 * Follows a video, and goes on where this browser stopped it.
 * @param id what its place is remembered by; undefined if it is not remembered
 */
export function usePlayback(
  video: RefObject<HTMLVideoElement | null>,
  stage: RefObject<HTMLElement | null>,
  id: string | undefined,
): Playback {
  const [playback, setPlayback] = useState(atRest);
  const kept = useRef(0);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const place = id === undefined ? null : findPlace(id);
    let isPlaced = false;
    const read = () => {
      if (!isPlaced && element.readyState >= HTMLMediaElement.HAVE_METADATA) {
        isPlaced = true;
        const seconds = place ? resumedAt(place.seconds, element.duration) : 0;
        if (seconds > 0) seekTo(element, seconds);
      }
      setPlayback((before) => stateOf(element, stage.current, before));
    };
    const keep = (event: Event) => {
      const { videoWidth, videoHeight, currentTime, played } = element;
      // What only showed its first frame, which moves it as well, was not watched.
      if (id === undefined || !isPlaced || videoHeight === 0 || played.length === 0) return;
      if (event.type === 'timeupdate' && event.timeStamp - kept.current < keepEveryMs) return;
      kept.current = event.timeStamp;
      keepPlace(id, { seconds: currentTime, ratio: videoWidth / videoHeight });
    };
    // It may have loaded, or failed, before hydration.
    if (place) stage.current?.style.setProperty('--ratio', String(place.ratio));
    read();
    for (const event of events) element.addEventListener(event, read);
    for (const event of ['timeupdate', 'pause']) element.addEventListener(event, keep);
    element.textTracks.addEventListener('change', read);
    document.addEventListener('fullscreenchange', read);
    return () => {
      for (const event of events) element.removeEventListener(event, read);
      for (const event of ['timeupdate', 'pause']) element.removeEventListener(event, keep);
      element.textTracks.removeEventListener('change', read);
      document.removeEventListener('fullscreenchange', read);
    };
  }, [video, stage, id]);
  return playback;
}
