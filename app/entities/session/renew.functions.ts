import { createServerFn } from '@tanstack/react-start';

import type { SessionRenewal } from '#domain/account/sign-in/session-renewal.ts';
import { renewOwnSession } from '#app/server/sessions/session.server.ts';

/** Renews the visitor's session when five minutes or less remain; answers when it ends, never with what. */
export const renewVisit = createServerFn({ method: 'POST' }).handler((): Promise<SessionRenewal> =>
  renewOwnSession(),
);
