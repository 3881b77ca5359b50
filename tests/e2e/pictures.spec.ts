import { expect, test } from '../support/watched-page.ts';

test('a picture comes in a modern format and the size that is asked for, to be kept', async ({
  request,
}) => {
  for (const format of ['avif', 'webp']) {
    const answer = await request.get(`/api/picture/${format}/160/demo/portraits/danae.webp`);
    expect(answer.status()).toBe(200);
    expect(answer.headers()).toMatchObject({
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await answer.body()).byteLength).toBeLessThan(6_000);
  }
});

test('no other size and no other file comes out of the picture address', async ({ request }) => {
  for (const path of ['webp/161/demo/portraits/danae.webp', 'webp/160/icon.svg', 'webp/160/x']) {
    expect((await request.get(`/api/picture/${path}`)).status()).toBe(404);
  }
});
