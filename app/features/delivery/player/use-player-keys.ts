import { useEffect, type RefObject } from 'react';

/** What a letter does to a player that has the focus; undefined for letters that are not ours. */
function actionOf(letter: string): ((video: HTMLVideoElement) => unknown) | undefined {
  if (letter === 'm') return (video) => (video.muted = !video.muted);
  if (letter !== 'f') return undefined;
  return (video) =>
    document.fullscreenElement === video ? document.exitFullscreen() : video.requestFullscreen();
}

/**
 * Mutes and fills the screen by letters while the player has the focus. Space and arrows are left to the browser,
 * whose own buttons and sliders inside the player need them, too.
 */
export function usePlayerKeys(player: RefObject<HTMLVideoElement | null>): void {
  useEffect(() => {
    const video = player.current;
    if (!video) return;
    const press = (event: KeyboardEvent) => {
      const act = actionOf(event.key.toLowerCase());
      if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      // What a browser refuses, such as to fill the screen, is left as it is.
      void Promise.resolve(act(video)).catch(() => {});
    };
    video.addEventListener('keydown', press);
    return () => video.removeEventListener('keydown', press);
  }, [player]);
}
