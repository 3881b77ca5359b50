import { describe, expect, it } from 'vitest';

import { pagePolicy } from './page-policy.ts';

const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((text) => text.split(/ (.*)/s) as [string, string]));

describe('the policy of a page', () => {
  it('runs nothing inline and nothing of another host', () => {
    expect(directives(pagePolicy('abc'))).toEqual({
      'default-src': "'self'",
      'script-src': "'nonce-abc' 'strict-dynamic'",
      'style-src': "'self' 'nonce-abc'",
      'img-src': "'self' data: blob:",
      'media-src': "'self' blob:",
      'font-src': "'self' data:",
      'connect-src': "'self'",
      'frame-src': "'none'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'report-uri': '/api/csp-report',
    });
  });

  it('lets Stripe hold the number of a card, where cards are taken through it', () => {
    expect(directives(pagePolicy('abc', { stripe: true }))).toMatchObject({
      'script-src': "'nonce-abc' 'strict-dynamic' https://js.stripe.com https://*.js.stripe.com",
      'connect-src': "'self' https://api.stripe.com",
      'frame-src': 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
    });
  });

  it('lets a WordPress give styles, fonts and pictures, a video host videos, and neither a script', () => {
    const policy = directives(
      pagePolicy('abc', { backend: 'https://wp.test/shop', video: 'https://video.test' }),
    );
    expect(policy).toMatchObject({
      'script-src': "'nonce-abc' 'strict-dynamic'",
      'style-src': "'self' 'nonce-abc' https://wp.test",
      'img-src': "'self' data: blob: https://wp.test",
      'font-src': "'self' data: https://wp.test",
      'media-src': "'self' blob: https://video.test",
      'connect-src': "'self' https://video.test",
    });
  });
});
