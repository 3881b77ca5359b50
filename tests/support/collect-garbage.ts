import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Lets go at once of all that nothing holds any more, as a busy process does sooner or later. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  collect();
}
