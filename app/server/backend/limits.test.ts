import { describe, expect, it } from 'vitest';

import { uploadTimeoutMs } from '#domain/video/video.ts';

import { callKindOf, fileTimeoutMs, limitOf, streamTimeoutMs } from './limits.server.ts';

describe('how long a call of the back end may take', () => {
  it.each([
    ['GET', '/wp-json/wc/v3/orders', true, 'read', 5_000],
    ['POST', '/index.php', true, 'read', 5_000],
    ['PATCH', '/wp-json/wc/v3/orders/7', false, 'change', 10_000],
    ['POST', '/wp-json/aam/v2/authenticate', false, 'change', 10_000],
    ['POST', '/wp-json/astera/v1/quote', false, 'quote', 15_000],
    ['POST', '/wp-json/wc/v3/products/batch', false, 'batch', 20_000],
    ['POST', '/wp-json/wc/v3/orders', false, 'order', 25_000],
    // A WordPress in a folder.
    ['POST', '/shop/wp-json/wc/v3/orders', false, 'order', 25_000],
    ['POST', '/wp-json/wc/v3/orders/7/refunds', false, 'change', 10_000],
  ] as const)('%s %s', (method, path, isRead, kind, ms) => {
    expect(callKindOf(path, method, isRead)).toBe(kind);
    expect(limitOf(kind)).toBe(ms);
  });

  it('is less than the minute after which a proxy gives up, whatever is asked', () => {
    for (const kind of ['read', 'change', 'quote', 'batch', 'order'] as const) {
      expect(limitOf(kind)).toBeLessThan(fileTimeoutMs / 2);
    }
  });

  it('leaves a chunk that is streamed from a phone as long as the host leaves the phone', () => {
    expect(streamTimeoutMs).toBeGreaterThan(uploadTimeoutMs);
  });
});
