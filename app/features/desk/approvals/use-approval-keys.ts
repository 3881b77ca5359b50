import { useEffect, useEffectEvent } from 'react';

import { createTextDraft } from '#app/platform/browser/draft-store.ts';

import { commandOf, type KeyCommand } from './approval-keys.ts';

const switchedOff = createTextDraft('astera.desk-keys');

/** Whether single keys are heard. Who speaks to the computer, or leans on keys, can switch them off (WCAG 2.1.4). */
export function useKeySwitch(): { readonly isOn: boolean; readonly turn: (on: boolean) => void } {
  const isOn = switchedOff.useText() !== 'off';
  return { isOn, turn: (on) => switchedOff.write(on ? null : 'off') };
}

const typingPlaces =
  'input:not([type=checkbox]), textarea, select, [contenteditable], dialog, [role=listbox]';

/** Hears the keys of the list wherever the focus is, but where someone types or a dialog is open. */
export function useApprovalKeys(isOn: boolean, onCommand: (command: KeyCommand) => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
    if (target instanceof Element && target.closest(typingPlaces)) return;
    const command = commandOf(event);
    if (!command) return;
    event.preventDefault();
    onCommand(command);
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}
