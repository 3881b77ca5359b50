import { setFlagsFromString } from 'node:v8';

/**
 * Makes V8 count off-heap bytes, such as those of an incoming chunk, together with the heap. Otherwise it runs a full
 * garbage collection for every 32 MiB of them, which is every chunk and two thirds of its cost (docs/adr/0032).
 */
export function countBuffersWithHeap(): void {
  setFlagsFromString('--external-memory-accounted-in-global-limit');
}
