import { createCsrfMiddleware } from '@tanstack/react-start';

import { allowedOrigins } from './allowed-origins.ts';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Sent by a server, which has no origin or cookie, and authenticated by its signature alone (ADR 0058). */
function isSigned({ url, headers }: Request): boolean {
  return new URL(url).pathname === '/api/backend-events' && !headers.has('cookie');
}

/**
 * Rejects cross-site calls from browsers: to every server function, including those that only read, and every route
 * that changes something. The back end's own paths, which use no cookies, do not get here (ADR 0010). Our origins are
 * configured, since the request's own would come from its `Host` header.
 */
export const sameSite = createCsrfMiddleware({
  filter: ({ handlerType, request }) =>
    handlerType === 'serverFn' || (!harmless.has(request.method) && !isSigned(request)),
  origin: (origin) => allowedOrigins().includes(origin),
});
