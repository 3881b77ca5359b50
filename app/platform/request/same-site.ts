import { createCsrfMiddleware } from '@tanstack/react-start';

import { allowedOrigins } from './allowed-origins.ts';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Sent by a server, which has no origin and no cookie, and goes by its signature alone (ADR 0058). */
function isSigned({ url, headers }: Request): boolean {
  return new URL(url).pathname === '/api/backend-events' && !headers.has('cookie');
}

/**
 * Refuses calls that another site made a browser send: every server function, reading ones too, and every route that
 * changes something. The back end's own paths, which take no cookie, never come here (ADR 0010). The origins are ours
 * by name, since the request's own would come from its `Host` header.
 */
export const sameSite = createCsrfMiddleware({
  filter: ({ handlerType, request }) =>
    handlerType === 'serverFn' || (!harmless.has(request.method) && !isSigned(request)),
  origin: (origin) => allowedOrigins().includes(origin),
});
