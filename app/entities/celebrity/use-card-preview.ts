import { useEffect, type RefObject } from 'react';

import { mayMove } from '#app/platform/browser/may-move.ts';
import { css } from '#styled/css/index.js';

const film = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  opacity: 0,
  transition: 'opacity token(durations.base)',
  '&[data-playing]': { opacity: 1 },
});

/**
 * Lets a card play its preview inside its picture. Nothing is loaded for it before it is wanted, and nothing at all
 * where the viewer asked for less motion or data.
 */
export function useCardPreview(
  card: RefObject<HTMLElement | null>,
  address: string | null | undefined,
): void {
  useEffect(() => {
    const element = card.current;
    const frame = element?.querySelector<HTMLElement>('[data-part=picture]');
    if (!address || !element || !frame || !mayMove()) return;
    let leave: (() => void) | undefined;
    let isGone = false;
    // What a first paint needs goes first.
    const wait = setTimeout(() => {
      void import('./card-previews.ts')
        .then(({ watchCard }) => {
          if (!isGone) leave = watchCard(element, { frame, address, look: film });
        })
        // Without it the card is a still picture.
        .catch(() => null);
    }, 300);
    return () => {
      isGone = true;
      clearTimeout(wait);
      leave?.();
    };
  }, [card, address]);
}
