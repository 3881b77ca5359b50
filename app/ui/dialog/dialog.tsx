import { useEffect, useRef, type ReactNode } from 'react';

import { dialog } from './dialog.recipe.ts';

/**
 * A modal dialog based on the native one: it traps focus while open, closes on Esc and on a click outside, and returns
 * focus to the element that opened it. Its content is mounted only while it is open; focus goes to the element marked
 * `data-first-focus`, otherwise to the first focusable one.
 */
export function Dialog(props: {
  open: boolean;
  onClose: () => void;
  label: string;
  place?: 'middle' | 'drawer' | 'screen';
  /** Prevents closing with Esc while something in it would be lost. */
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
    // The page keeps its width when the scrollbar disappears.
    root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
    element.showModal();
    element.querySelector<HTMLElement>('[data-first-focus]')?.focus();
  }, [open]);
  useEffect(() => {
    const element = ref.current;
    // A click outside lands on the dialog element itself; Esc is the keyboard equivalent.
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
