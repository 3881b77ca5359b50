import { createEmitter } from '#app/platform/process/emitter.ts';

/** Rings when someone asked for a copy, in this process. */
export const dataEmitter = createEmitter();
