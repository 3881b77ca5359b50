import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequestUrl } from '@tanstack/react-start/server';

/**
 * The public origin of URLs in a page's head: `APP_ORIGIN`, else the request's. The host has rejected all foreign host
 * names before this is read.
 */
export const siteOrigin = createIsomorphicFn()
  .server(() => new URL(process.env['APP_ORIGIN'] ?? getRequestUrl().origin).origin)
  .client(() => window.location.origin);
