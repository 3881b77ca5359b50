import { visuallyHidden } from '../layout/page.recipe.ts';

/** A comma that is only heard: between parts of a link that stand on lines of their own. */
export function SpokenPause() {
  return <span className={visuallyHidden}>, </span>;
}
