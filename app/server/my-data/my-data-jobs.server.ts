import { createEmitter } from '#app/platform/process/emitter.ts';

/** Emits, within this process, when a user requests an export. */
export const dataEmitter = createEmitter();
