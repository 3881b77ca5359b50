import { useEffect, type RefObject } from 'react';

/** The effect of a letter key on the focused player; undefined for other letters. */
function actionOf(letter: string): ((video: HTMLVideoElement) => unknown) | undefined {
  if (letter === 'm') return (video) => (video.muted = !video.muted);
  if (letter !== 'f') return undefined;
  return (video) =>
    document.fullscreenElement === video ? document.exitFullscreen() : video.requestFullscreen();
}

/**
 * Letter keys for mute and full screen while the player has focus. Space and arrow keys are left to the browser, whose
 * own buttons and sliders inside the player need them.
 */
export function usePlayerKeys(player: RefObject<HTMLVideoElement | null>): void {
  useEffect(() => {
    const video = player.current;
    if (!video) return;
    const press = (event: KeyboardEvent) => {
      const act = actionOf(event.key.toLowerCase());
      if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      // If the browser refuses, for example full screen, nothing happens.
      void Promise.resolve(act(video)).catch(() => {});
    };
    video.addEventListener('keydown', press);
    return () => video.removeEventListener('keydown', press);
  }, [player]);
}
