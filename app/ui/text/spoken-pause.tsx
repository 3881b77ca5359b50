import { visuallyHidden } from '../layout/page.recipe.ts';

/** A comma for screen readers only, between parts of a link that are on separate lines. */
export function SpokenPause() {
  return <span className={visuallyHidden}>, </span>;
}
