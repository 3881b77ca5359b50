import { createMiddleware } from '@tanstack/react-start';
import { randomBytes } from 'node:crypto';

import { env } from '#app/platform/settings/env.server.ts';
import { pagePolicy } from './page-policy.ts';

/**
 * Gives each page its own nonce and a policy with it (ADR 0018). The router adds the nonce to every script that Start
 * writes into the page. Not used in development: Vite's own scripts have none.
 */
export const contentPolicy = createMiddleware({ type: 'request' }).server(async ({ next }) => {
  const nonce = import.meta.env.PROD ? randomBytes(16).toString('base64url') : undefined;
  const result = await next({ context: { nonce } });
  const { headers } = result.response;
  const isPage = headers.get('content-type')?.startsWith('text/html') === true;
  // A response with its own policy keeps it.
  if (isPage && nonce !== undefined && !headers.has('content-security-policy')) {
    const hosts = {
      backend: env.BACKEND_URL,
      video: env.VIDEO?.host,
      stripe: env.STRIPE !== undefined,
    };
    headers.set('content-security-policy', pagePolicy(nonce, hosts));
  }
  return result;
});
