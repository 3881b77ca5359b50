import { useEffect, useEffectEvent, type RefObject } from 'react';

import { playerActionOf, type PlayerAction } from '#domain/video/player.ts';

interface PlayerKeys {
  /** Until then the browser's own controls have the keys. */
  readonly isHydrated: boolean;
  readonly onAct: (action: PlayerAction) => void;
  /** A key was pressed or a pointer moved. */
  readonly onTouched: () => void;
}

/** The keys of a player, wherever the focus is inside it; every action has a button as well. */
export function usePlayerKeys(stage: RefObject<HTMLElement | null>, keys: PlayerKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    keys.onTouched();
    const { target } = event;
    if (!keys.isHydrated || target instanceof HTMLSelectElement) return;
    // Buttons are pressed with the space bar.
    if (target instanceof HTMLButtonElement && event.key === ' ') return;
    const action = playerActionOf(event);
    if (action === null) return;
    event.preventDefault();
    keys.onAct(action);
  });
  const touch = useEffectEvent(() => keys.onTouched());
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const pressed = (event: KeyboardEvent) => press(event);
    const moved = () => touch();
    element.addEventListener('keydown', pressed);
    element.addEventListener('pointermove', moved);
    return () => {
      element.removeEventListener('keydown', pressed);
      element.removeEventListener('pointermove', moved);
    };
  }, [stage]);
}
