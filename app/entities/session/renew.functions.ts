import { createServerFn } from '@tanstack/react-start';

import type { SessionRenewal } from '#domain/account/sign-in/session-renewal.ts';
import { renewOwnSession } from '#app/server/sessions/session.server.ts';

/** Renews the visitor's session when five minutes or less remain; returns its expiry, never its secret. */
export const renewVisit = createServerFn({ method: 'POST' }).handler((): Promise<SessionRenewal> =>
  renewOwnSession(),
);
