/**
 * A button that waits for what it began keeps the focus, which a browser takes from one that is disabled. Spread it
 * over the button.
 */
export function busyButtonProps(isResting: boolean, onPress: () => void) {
  return {
    'aria-disabled': isResting ? true : undefined,
    onClick: isResting ? undefined : onPress,
  } as const;
}

/**
 * Gives the focus to an element when whatever had it is gone from the page, or was disabled: a browser takes it away
 * then.
 */
export function focusWhenLost(element: HTMLElement | null): void {
  const { activeElement } = document;
  const isLost = activeElement === document.body || activeElement?.matches(':disabled');
  if (isLost) element?.focus();
}
