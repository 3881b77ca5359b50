import { createHash } from 'node:crypto';

const policyHeader = 'content-security-policy';

function sourceOf(body: string): string {
  return `'sha256-${createHash('sha256').update(body).digest('base64')}'`;
}

/** Attributes before the nonce may be in any order; Start writes no tag with a `>` inside quotes. */
function scriptsWith(nonce: string): RegExp {
  return new RegExp(`<script(?=[^>]*? nonce="${nonce}")([^>]*)>(.*?)</script>`, 'gs');
}

/**
 * Turns a page rendered with a nonce into one that can be shared (ADR 0018): a nonce that many know protects nothing.
 * Inline scripts that carry the nonce, and only those, are allowed by hash; files only from the build output. A page
 * without a nonce is returned unchanged.
 * @param origin of the page, such as `https://astera.example`
 */
export function withoutNonce(
  html: string,
  headers: Headers,
  origin: string,
): { html: string; headers: Headers } {
  const policy = headers.get(policyHeader) ?? '';
  const nonce = /'nonce-([\w-]+)'/.exec(policy)?.[1];
  if (nonce === undefined) return { html, headers };
  const sources = new Set([`${origin}/static/`]);
  for (const [, attributes = '', body = ''] of html.matchAll(scriptsWith(nonce))) {
    const isData = / type="application\/(?:ld\+)?json"/.test(attributes);
    if (body !== '' && !isData) sources.add(sourceOf(body));
  }
  const shared = new Headers(headers);
  shared.set(
    policyHeader,
    policy
      .replace(`'nonce-${nonce}' 'strict-dynamic'`, [...sources].join(' '))
      .replaceAll(` 'nonce-${nonce}'`, ''),
  );
  const bare = html
    .replaceAll(new RegExp(`<meta property="csp-nonce" content="${nonce}"/?>`, 'g'), '')
    .replaceAll(` nonce="${nonce}"`, '');
  return { html: bare, headers: shared };
}
