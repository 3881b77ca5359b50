import { useEffect, useEffectEvent } from 'react';

import { createTextDraft } from '#app/platform/browser/draft-store.ts';

import { commandOf, type KeyCommand } from './approval-keys.ts';

const switchedOff = createTextDraft('astera.desk-keys');

/**
 * Whether single-key shortcuts are active. Users of speech input, or those prone to accidental key presses, can turn
 * them off (WCAG 2.1.4).
 */
export function useKeySwitch(): { readonly isOn: boolean; readonly turn: (on: boolean) => void } {
  const isOn = switchedOff.useText() !== 'off';
  return { isOn, turn: (on) => switchedOff.write(on ? null : 'off') };
}

const typingPlaces =
  'input:not([type=checkbox]), textarea, select, [contenteditable], dialog, [role=listbox]';

/** Handles the list's keys wherever focus is, except while typing or when a dialog is open. */
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
