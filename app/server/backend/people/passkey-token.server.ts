import { env } from '#app/platform/settings/env.server.ts';

/**
 * Whether a passkey alone can sign in. A WordPress issues no token without a password, so there it is the second step
 * (ADR 0067).
 */
export const passkeySignsIn = env.BACKEND_URL === undefined;
