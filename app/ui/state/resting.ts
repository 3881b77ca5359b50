/**
 * A button that waits for what it began keeps the focus, which a browser takes from one that is disabled. Spread it over
 * the button.
 */
export function resting(isResting: boolean, onPress: () => void) {
  return {
    'aria-disabled': isResting ? true : undefined,
    onClick: isResting ? undefined : onPress,
  } as const;
}

/** Gives the focus to an element when whatever had it is gone from the page. */
export function focusWhenLost(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}
