import { useState, type DragEvent } from 'react';

import type { OwnPicture } from '#domain/product/own-product-values.ts';

/** What makes one picture of the list something that is taken hold of, and a place where another is let go. */
export interface PictureDrag {
  /** The one that is taken hold of, and the place that it would come to. */
  readonly state: 'held' | 'aimed-at' | null;
  /** Of the picture itself. */
  readonly handle: {
    readonly draggable: boolean;
    readonly onDragStart: (event: DragEvent) => void;
    readonly onDragEnd: () => void;
  };
  /** Of its place in the list. */
  readonly place: {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

/**
 * Pictures are put into another order with the mouse, by the browser's own drag and drop; fingers and keys have the
 * buttons. Whatever else is dragged over them, such as a file, is none of ours.
 * @param put is given the place, counted from 0
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
