/** Props for a button that waits for its action: it keeps focus, which a browser removes from a disabled button. */
export function busyButtonProps(isResting: boolean, onPress: () => void) {
  return {
    'aria-disabled': isResting ? true : undefined,
    onClick: isResting ? undefined : onPress,
  } as const;
}

/**
 * Focuses the element if the previously focused one was removed from the page or disabled, in which case the browser
 * drops focus.
 */
export function focusWhenLost(element: HTMLElement | null): void {
  const { activeElement } = document;
  const isLost = activeElement === document.body || activeElement?.matches(':disabled');
  if (isLost) element?.focus();
}
