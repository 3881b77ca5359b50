import { createCsrfMiddleware } from '@tanstack/react-start';

import { allowedOrigins } from './allowed-origins.ts';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Addresses that take no cookie, only an authorisation of their own: nobody else's browser can use them. */
const cookieless = /^\/(wp-json|index\.php|videos|auth|vod)(\/|$)/;

/**
 * Refuses calls that another site made a browser send: every server function, reading ones too, and every route that
 * changes something. The origins are ours by name, since the request's own would come from its `Host` header.
 */
export const sameSite = createCsrfMiddleware({
  filter: ({ handlerType, request }) =>
    handlerType === 'serverFn' ||
    (!harmless.has(request.method) && !cookieless.test(new URL(request.url).pathname)),
  origin: (origin) => allowedOrigins().includes(origin),
});
