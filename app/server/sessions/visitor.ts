import { createMiddleware } from '@tanstack/react-start';
import { getRequest } from '@tanstack/react-start/server';

import { uploadTicketOf } from '#app/server/uploads/upload-ticket.server.ts';

import { type ReadSession } from './session.server.ts';
import { notePresence, readUnprovenSession } from './read-session.server.ts';

/** Who makes a call, as the cookie says. */
export type Visitor = { readonly kind: 'anonymous' } | ({ readonly kind: 'person' } & ReadSession);

/** Asked by the browser on its own while a page is open; it is no sign of a person. */
const byItself = 'renewVisit';

/**
 * Sets `auth` on every call of every function, also for no one. A client can send context along; what is set here
 * overwrites it, so no function can find an `auth` that someone else wrote.
 */
export const visitor = createMiddleware({ type: 'function' }).server(
  async ({ next, serverFnMeta }) => {
    // A chunk is sent in the name of its ticket: its session was asked about when the ticket was issued.
    const ticket = await uploadTicketOf(getRequest());
    const session = ticket ? null : await readUnprovenSession();
    const auth: Visitor = session ? { kind: 'person', ...session } : { kind: 'anonymous' };
    if (session && serverFnMeta.name !== byItself) await notePresence();
    return next({ context: { auth } });
  },
);
