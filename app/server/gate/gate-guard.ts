import { createMiddleware } from '@tanstack/react-start';

import { mayPassGate } from './gate-pass.server.ts';
import { localeOfPath } from '#app/platform/i18n.ts';
import { addressIn } from '#domain/localized-address.ts';

/**
 * What answers before a closed gate: whether the site lives and is ready, the gate itself, what browsers and
 * the back end report, and the site's name.
 */
const open = /^\/(api\/(health|ready|gate|csp-report|backend-events)|manifest\.webmanifest)$/;
const machinery = /^\/(_serverFn|api)\//;

/**
 * Before anything of the site runs: anyone who has no pass is sent to the password page, which comes back to the
 * address afterwards; calls without a page are refused (docs/adr/0011).
 */
export const gateGuard = createMiddleware().server(async ({ next, request }) => {
  const { pathname, search } = new URL(request.url);
  const gate = addressIn(localeOfPath(pathname), '/gate');
  if (open.test(pathname) || pathname === gate || (await mayPassGate())) return next();
  const headers = { 'cache-control': 'no-store' };
  if (machinery.test(pathname)) return new Response(null, { status: 503, headers });
  const query = new URLSearchParams({ destination: pathname + search });
  return new Response(null, { status: 307, headers: { ...headers, location: `${gate}?${query}` } });
});
