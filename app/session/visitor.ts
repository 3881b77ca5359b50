import { createMiddleware } from '@tanstack/react-start';

import type { SessionContent } from './seal.server.ts';
import { readSession } from './session.server.ts';

/** Who makes a call, as the cookie says. */
export type Visitor =
  | { readonly kind: 'anonymous' }
  | ({ readonly kind: 'person' } & SessionContent);

/**
 * Sets `auth` on every call of every function, also for nobody. A client can send context along; what is set here
 * overwrites it, so no function can find an `auth` that somebody else wrote.
 */
export const visitor = createMiddleware({ type: 'function' }).server(async ({ next }) => {
  const session = await readSession();
  const auth: Visitor = session ? { kind: 'person', ...session } : { kind: 'anonymous' };
  return next({ context: { auth } });
});
