import type { ActivityWatch } from './list-activity.ts';

/** How long, in milliseconds, nothing may move after the last pointer movement. */
const stillMs = 2_000;

const typedIn =
  'input:not([type=checkbox], [type=radio], [type=file]), textarea, [contenteditable]';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** @param offer the element offering to show changes: it is not a row, and disappears once it is clicked */
export function watchActivity(region: HTMLElement, offer: () => HTMLElement | null): ActivityWatch {
  const typed = new Set<Field>();
  let movedAt = Number.NEGATIVE_INFINITY;
  let focused: HTMLElement | null = null;
  const stop = new AbortController();
  const listen = { signal: stop.signal, passive: true };
  const isInside = (target: EventTarget | null): target is HTMLElement =>
    target instanceof HTMLElement && target !== region && region.contains(target);
  const onMove = () => (movedAt = performance.now());
  for (const name of ['pointermove', 'pointerdown', 'wheel', 'touchmove'] as const) {
    region.addEventListener(name, onMove, listen);
  }
  region.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
        if (target.matches(typedIn)) typed.add(target);
      }
    },
    listen,
  );
  region.addEventListener(
    'focusin',
    ({ target }) => {
      if (isInside(target) && !offer()?.contains(target)) focused = target;
    },
    listen,
  );

  function isBusy(): boolean {
    if (document.querySelector('dialog[open]')) return true;
    if (region.contains(document.activeElement) && document.activeElement?.matches(typedIn)) {
      return true;
    }
    for (const field of typed) {
      if (!field.isConnected) typed.delete(field);
      else if (field.value !== '') return true;
    }
    // A camera that is recording or previewing.
    return [...region.querySelectorAll('video')].some(({ srcObject }) => srcObject !== null);
  }

  return {
    activity() {
      if (isBusy()) return 'busy';
      const isNear = isInside(document.activeElement) || performance.now() - movedAt < stillMs;
      return isNear ? 'near' : 'idle';
    },
    lastFocused: () => (focused?.isConnected ? focused : null),
    stop: () => stop.abort(),
  };
}
