import { createMiddleware } from '@tanstack/react-start';
import { getRequest } from '@tanstack/react-start/server';

import { uploadTicketOf } from '#app/server/uploads/upload-ticket.server.ts';

import { type ReadSession } from './session.server.ts';
import { notePresence, readUnprovenSession } from './read-session.server.ts';

/** The caller, according to the cookie. */
export type Visitor = { readonly kind: 'anonymous' } | ({ readonly kind: 'person' } & ReadSession);

/** Sent by the browser on its own while a page is open, so it is not user activity. */
const byItself = 'renewVisit';

/**
 * Sets `auth` on every call of every server function, also for anonymous visitors. A client can send context along; the
 * value set here overwrites it, so no function sees a forged `auth`.
 */
export const visitor = createMiddleware({ type: 'function' }).server(
  async ({ next, serverFnMeta }) => {
    // A chunk is authorized by its ticket: the session was checked when the ticket was issued.
    const ticket = await uploadTicketOf(getRequest());
    const session = ticket ? null : await readUnprovenSession();
    const auth: Visitor = session ? { kind: 'person', ...session } : { kind: 'anonymous' };
    if (session && serverFnMeta.name !== byItself) await notePresence();
    return next({ context: { auth } });
  },
);
