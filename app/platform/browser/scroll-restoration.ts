let isFirst = true;

/**
 * Whether the router may restore the scroll position or scroll to the top. Not while hydrating a page that was already
 * scrolled: users who started reading before the scripts loaded would be thrown back, and a click would miss.
 */
export function restoresScroll(): boolean {
  if (typeof window === 'undefined') return true;
  const isInPlace = isFirst && window.scrollY > 0;
  isFirst = false;
  return !isInPlace;
}
