import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequestUrl } from '@tanstack/react-start/server';

/**
 * The public origin that addresses in a page's head begin with: `APP_ORIGIN`, else the one that was asked. The host
 * has refused every name that is not ours before this is read.
 */
export const siteOrigin = createIsomorphicFn()
  .server(() => new URL(process.env['APP_ORIGIN'] ?? getRequestUrl().origin).origin)
  .client(() => window.location.origin);
