import { changedSpeed, skipSeconds, type PlayerAction } from '#domain/video/player.ts';

/** iPhones show a video in full screen only by itself. */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

/** If the browser refuses, for example to play with sound, nothing happens. */
function quietly(work: Promise<unknown> | undefined): void {
  work?.catch(() => null);
}

export function togglePlaying(video: HTMLVideoElement): void {
  if (video.paused || video.ended) quietly(video.play());
  else video.pause();
}

/** @param seconds where to; limited to the video */
export function seekTo(video: HTMLVideoElement, seconds: number): void {
  const { duration, seekable } = video;
  const reached = seekable.length > 0 ? seekable.end(seekable.length - 1) : 0;
  const end = Number.isFinite(duration) ? duration : reached;
  video.currentTime = Math.min(end, Math.max(0, seconds));
}

/** @param speed 1 is as it was recorded */
export function playAt(video: HTMLVideoElement, speed: number): void {
  video.playbackRate = speed;
}

export function toggleCaptions({ textTracks }: HTMLVideoElement): void {
  for (const track of textTracks) track.mode = track.mode === 'showing' ? 'hidden' : 'showing';
}

export function canBeFull(video: HTMLVideoElement | null): boolean {
  return document.fullscreenEnabled || (video !== null && 'webkitEnterFullscreen' in video);
}

/** @param stage the player with its controls */
export function toggleFull(video: PhoneVideo, stage: HTMLElement): void {
  if (document.fullscreenElement === stage) quietly(document.exitFullscreen());
  else if (document.fullscreenEnabled) quietly(stage.requestFullscreen());
  else video.webkitEnterFullscreen?.();
}

export function toggleFloating(video: HTMLVideoElement): void {
  if (document.pictureInPictureElement === video) quietly(document.exitPictureInPicture());
  else quietly(video.requestPictureInPicture());
}

/** Does what a key stands for. */
export function actOn(video: HTMLVideoElement, stage: HTMLElement, action: PlayerAction): void {
  if (action === 'toggle') togglePlaying(video);
  else if (action === 'back') seekTo(video, video.currentTime - skipSeconds);
  else if (action === 'forward') seekTo(video, video.currentTime + skipSeconds);
  else if (action === 'start') seekTo(video, 0);
  else if (action === 'end') seekTo(video, Number.POSITIVE_INFINITY);
  else if (action === 'mute') video.muted = !video.muted;
  else if (action === 'captions') toggleCaptions(video);
  else if (action === 'full-screen') toggleFull(video, stage);
  else video.playbackRate = changedSpeed(video.playbackRate, action === 'faster' ? 1 : -1);
}
