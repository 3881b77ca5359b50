import { useState, type DragEvent } from 'react';

import type { OwnPicture } from '#domain/product/own-product-values.ts';

/** Props that make a picture draggable and a drop target. */
export interface PictureDrag {
  /** The picture being dragged, and the position it would move to. */
  readonly state: 'held' | 'aimed-at' | null;
  /** For the picture itself. */
  readonly handle: {
    readonly draggable: boolean;
    readonly onDragStart: (event: DragEvent) => void;
    readonly onDragEnd: () => void;
  };
  /** For its place in the list. */
  readonly place: {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

/**
 * Reorders pictures with the mouse, using native drag and drop; touch and keyboard use the buttons. Anything else
 * dragged over them, such as a file, is ignored.
 * @param put called with the zero-based position
 */
export function usePictureDrag(
  pictures: readonly OwnPicture[],
  put: (picture: OwnPicture, to: number) => void,
) {
  const [held, setHeld] = useState<number | null>(null);
  const [aim, setAim] = useState<number | null>(null);
  const drainAndClose = () => {
    setHeld(null);
    setAim(null);
  };
  return {
    of(picture: OwnPicture, index: number): PictureDrag {
      const isAim = held !== null && held !== picture.id && aim === index;
      return {
        state: held === picture.id ? 'held' : isAim ? 'aimed-at' : null,
        handle: {
          draggable: pictures.length > 1,
          onDragStart: ({ dataTransfer }) => {
            dataTransfer.effectAllowed = 'move';
            setHeld(picture.id);
          },
          onDragEnd: drainAndClose,
        },
        place: {
          onDragOver: (event) => {
            if (held === null) return;
            event.preventDefault();
            setAim(index);
          },
          onDrop: (event) => {
            const taken = pictures.find(({ id }) => id === held);
            if (!taken) return;
            event.preventDefault();
            if (taken.id !== picture.id) put(taken, index);
            drainAndClose();
          },
        },
      };
    },
  };
}
