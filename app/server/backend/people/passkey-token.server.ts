import { env } from '#app/platform/settings/env.server.ts';

/**
 * Whether a passkey opens an account by itself. A WordPress gives no token to anyone who shows no password, so there it
 * is the second step (ADR 0067).
 */
export const passkeySignsIn = env.BACKEND_URL === undefined;
