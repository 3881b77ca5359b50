import { createHash } from 'node:crypto';

import { json } from '#backend/http/wire/answer.ts';
import type { Call } from '#backend/http/wire/call.ts';
import { docsPageHtml } from './docs-page.ts';
import { docsStyle } from './docs-style.ts';
import { openapiDocument } from './openapi-document.ts';

/** The page runs nothing and loads nothing; of styles it has its own. */
function policy(): string {
  const style = createHash('sha256').update(docsStyle).digest('base64');
  return `default-src 'none'; style-src 'sha256-${style}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

/** GET docs: the description for people. */
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

/** GET docs/openapi.json: the description for programs. */
export function docsDocument({ url }: Call): Promise<Response> {
  return Promise.resolve(json(openapiDocument(url.origin)));
}
