import { expect, test } from 'playwright/test';
import { core } from '#tests/support/browser/core.ts';

for (const encoding of ['zstd', 'br', 'gzip']) {
  test(`a page that no one asked for yet goes out in ${encoding}`, core, async ({ request }) => {
    // No one else looks for this, so it is not among the kept pages.
    const path = `/celebrities?search=first-in-${encoding}`;
    const answer = await request.get(path, { headers: { 'accept-encoding': encoding } });
    expect(answer.headers()['content-encoding']).toBe(encoding);
    expect(answer.headers()['vary']).toContain('accept-encoding');
    // Playwright's own requests cannot read zstd; a browser can (`every-page.spec.ts`).
    if (encoding !== 'zstd') expect(await answer.text()).toContain('</html>');
  });
}

test('pictures go out as they are', core, async ({ request }) => {
  const answer = await request.get('/api/picture/webp/160/demo/portraits/danae.webp', {
    headers: { 'accept-encoding': 'br' },
  });
  expect(answer.headers()['content-encoding']).toBeUndefined();
});
