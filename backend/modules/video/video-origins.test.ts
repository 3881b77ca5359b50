import { afterEach, beforeEach, expect, it } from 'vitest';

import { videoPaths } from '#backend/contract/video/video-paths.ts';

import { ask, createVideo, mp4Bytes, testedHost, type TestedHost } from './video-host-fixture.ts';

let tested: TestedHost;
beforeEach(async () => {
  tested = await testedHost();
});
afterEach(() => tested.end());

const elsewhere = { origin: 'https://another.example' };

it('lets a browser of another site send an upload, and read what becomes of it', async () => {
  const preflight = await ask(tested, videoPaths.upload, {
    method: 'OPTIONS',
    authorization: null,
    headers: {
      ...elsewhere,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-range,av-origin-client',
    },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  expect(preflight.headers.get('access-control-allow-headers')).toMatch(
    /Content-Range.*AV-Origin-Client/,
  );
  expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
  expect(preflight.headers.has('access-control-allow-credentials')).toBe(false);

  const videoId = await createVideo(tested);
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(mp4Bytes(100))]), 'a.mp4');
  const sent = await ask(tested, videoPaths.source(videoId), {
    method: 'POST',
    body: form,
    headers: elsewhere,
  });
  expect([sent.status, sent.headers.get('access-control-allow-origin')]).toEqual([201, '*']);
});

it('says a refusal to it, too, and nothing of origins to anyone else', async () => {
  const status = videoPaths.status('vi1');
  const refused = await ask(tested, status, { authorization: null, headers: elsewhere });
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, '*']);
  const plain = await ask(tested, status, { authorization: null });
  expect(plain.headers.has('access-control-allow-origin')).toBe(false);
});
