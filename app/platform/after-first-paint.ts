/** A window in the background paints nothing; it goes on after this, in milliseconds. */
const longestWait = 500;

/** Does something once, as soon as what has come of the page was painted. */
export function afterFirstPaint(act: () => void): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    act();
  };
  // The frame's own callbacks come before it is painted, a task after it.
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, longestWait);
}
