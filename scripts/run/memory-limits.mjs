import { totalmem } from 'node:os';
import process from 'node:process';

const mebibyte = 2 ** 20;

/** The memory of this machine, or of the container that limits it, in MiB. */
export function memoryMiB() {
  // Without a limit Node says 0, or more than there is.
  const limit = process.constrainedMemory() || Infinity;
  return Math.floor(Math.min(limit, totalmem()) / mebibyte);
}

/**
 * Flags that keep the site small. Left alone, V8 takes 32 MiB three times for what is young, and hundreds more under
 * load, however little of it is used.
 * @param {number} memory in MiB
 */
export function memoryFlags(memory) {
  const oldSpace = Math.min(1_024, Math.max(256, Math.floor(memory / 8)));
  return ['--max-semi-space-size=8', `--max-old-space-size=${oldSpace}`];
}
