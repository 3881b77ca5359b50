import { useEffect, useRef, type ReactNode } from 'react';

import { dialog } from './dialog.recipe.ts';

/**
 * A modal dialog over the browser's own: it holds the focus while it is open, closes on Esc and on a press
 * beside it, and gives the focus back to what opened it. Its content exists only while it is open; the
 * focus goes to the element marked `data-first-focus`, else to the first that can take it.
 */
export function Dialog(props: {
  open: boolean;
  onClose: () => void;
  label: string;
  place?: 'middle' | 'drawer' | 'screen';
  /** Keeps Esc from closing it, while something in it would be lost. */
  stays?: boolean;
  children: ReactNode;
}) {
  const { open, onClose } = props;
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || element.open === open) return;
    if (!open) {
      element.close();
      return;
    }
    const { documentElement: root } = document;
    // The page keeps its width when the bar at its side goes away.
    root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
    element.showModal();
    element.querySelector<HTMLElement>('[data-first-focus]')?.focus();
  }, [open]);
  useEffect(() => {
    const element = ref.current;
    // The press beside the dialog lands on the dialog itself; Esc does the same for the keyboard.
    const onPress = ({ target }: MouseEvent) => target === element && element?.close();
    element?.addEventListener('click', onPress);
    return () => element?.removeEventListener('click', onPress);
  }, []);
  return (
    <dialog
      ref={ref}
      aria-label={props.label}
      className={dialog({ place: props.place ?? 'middle' })}
      onClose={onClose}
      onCancel={(event) => props.stays && event.preventDefault()}
    >
      {open ? props.children : null}
    </dialog>
  );
}
