import { createHash } from 'node:crypto';

import { json } from '#backend/http/wire/answer.ts';
import type { Call } from '#backend/http/wire/call.ts';
import { docsPageHtml } from './docs-page.ts';
import { docsStyle } from './docs-style.ts';
import { openapiDocument } from './openapi-document.ts';

/** The page's CSP: no scripts, no external resources, and only its own styles. */
function policy(): string {
  const style = createHash('sha256').update(docsStyle).digest('base64');
  return `default-src 'none'; style-src 'sha256-${style}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

/** GET docs: the documentation for people. */
export function docsPage(_call: Call): Promise<Response> {
  return Promise.resolve(
    new Response(docsPageHtml(), {
      headers: {
        'content-type': 'text/html; charset=UTF-8',
        'content-security-policy': policy(),
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      },
    }),
  );
}

/** GET docs/openapi.json: the documentation for programs. */
export function docsDocument({ url }: Call): Promise<Response> {
  return Promise.resolve(json(openapiDocument(url.origin)));
}
