import { setFlagsFromString } from 'node:v8';

/**
 * Lets V8 count bytes outside its heap, such as those of a chunk on its way, together with the heap. Otherwise it looks
 * through all of the heap for every 32 MiB of them, which is every chunk, and two thirds of what a chunk costs
 * (docs/adr/0032).
 */
export function countBuffersWithHeap(): void {
  setFlagsFromString('--external-memory-accounted-in-global-limit');
}
