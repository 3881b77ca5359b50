import { totalmem } from 'node:os';
import process from 'node:process';

const mebibyte = 2 ** 20;

/** The memory of this machine, or of the container that limits it, in MiB. */
export function memoryMiB() {
  // Without a limit Node returns 0, or more than the total memory.
  const limit = process.constrainedMemory() || Infinity;
  return Math.floor(Math.min(limit, totalmem()) / mebibyte);
}

/**
 * V8 flags that limit memory. By default the young generation takes three times 32 MiB, and the heap hundreds more
 * under load, even if little of it is live.
 * What `NODE_OPTIONS` says stays, although flags on the command line would win over it.
 * @param {number} memory in MiB
 */
export function memoryFlags(memory, options = process.env.NODE_OPTIONS ?? '') {
  const oldSpace = Math.min(1_024, Math.max(256, Math.floor(memory / 8)));
  const flags = { '--max-semi-space-size': 8, '--max-old-space-size': oldSpace };
  return Object.entries(flags)
    .filter(([name]) => !options.replaceAll('_', '-').includes(name))
    .map(([name, value]) => `${name}=${value}`);
}
