let isFirst = true;

/**
 * Whether the router may move the window to where the reader was, or to the top. Not while it takes over a page that
 * was already scrolled: who read on before the scripts had come would be thrown back, and a click would miss.
 */
export function restoresScroll(): boolean {
  if (typeof window === 'undefined') return true;
  const isInPlace = isFirst && window.scrollY > 0;
  isFirst = false;
  return !isInPlace;
}
