import { env } from '#app/platform/process/env.server.ts';

/** How long a question to the back end may take. */
export const readTimeoutMs = env.BACKEND_TIMEOUT_MS;
/** How long a change may take. */
export const writeTimeoutMs = 2 * readTimeoutMs;
/** A chunk of 5 MiB takes longer than a word. */
export const fileTimeoutMs = 60_000;
