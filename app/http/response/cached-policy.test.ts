import { createHash } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { withoutNonce } from './cached-policy.ts';

const origin = 'https://astera.example';
const nonce = 'Imf0E5YAtR4AB6u8FthLrQ';
const policy = `default-src 'self'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-${nonce}'; object-src 'none'`;
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function kept(html: string, header = policy) {
  const headers = new Headers({ 'content-security-policy': header });
  const shared = withoutNonce(html, headers, origin);
  return { html: shared.html, policy: shared.headers.get('content-security-policy') ?? '' };
}

describe('a page that many get', () => {
  const ours = `<script nonce="${nonce}" data-part="">self.a=1;\n\nself.b="x"</script>`;
  const file = `<script type="module" async="" src="/static/index.js" nonce="${nonce}"></script>`;
  const meta = `<meta property="csp-nonce" content="${nonce}"/>`;

  it('holds no nonce any more, in its bytes or in its policy', () => {
    const page = kept(`<head>${meta}</head>${ours}${file}`);
    expect(page.html).toBe(
      '<head></head><script data-part="">self.a=1;\n\nself.b="x"</script>' +
        '<script type="module" async="" src="/static/index.js"></script>',
    );
    expect(page.policy).not.toContain('nonce');
    expect(page.policy).not.toContain(nonce);
  });

  it('runs its own inline scripts by their hash and files of the build, nothing else', () => {
    expect(kept(`${ours}${file}`).policy).toBe(
      `default-src 'self'; script-src ${origin}/static/ ${hashOf('self.a=1;\n\nself.b="x"')}; style-src 'self'; object-src 'none'`,
    );
  });

  it('gives no hash to a script that someone else brought into it', () => {
    for (const foreign of [
      '<script>alert(1)</script>',
      '<script nonce="guessed">alert(1)</script>',
      `<script data-x="nonce-${nonce}">alert(1)</script>`,
      `<SCRIPT>alert(1)</SCRIPT>`,
    ]) {
      const page = kept(`${foreign}${ours}`);
      expect(page.policy).not.toContain(hashOf('alert(1)'));
      expect(page.policy).toContain(hashOf('self.a=1;\n\nself.b="x"'));
    }
  });

  it('lets markup that swallows our script have its text only, never its own address', () => {
    const { policy: swallowed } = kept(`<script src="https://evil.test/x.js" a="${ours}`);
    expect(swallowed).not.toContain('evil.test');
    expect(swallowed.match(/sha256-/g)?.length ?? 0).toBeLessThanOrEqual(1);
  });

  it('is left as it is when it never had a nonce', () => {
    const own = "default-src 'none'";
    expect(kept('<p>x</p><script>1</script>', own)).toEqual({
      html: '<p>x</p><script>1</script>',
      policy: own,
    });
  });
});
