import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';

import { sendPicture } from './send-picture.ts';

afterEach(() => vi.unstubAllGlobals());

/** Begins like a JPEG, which is all that is looked at before it is sent. */
const file = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0])], 'a.jpg');

it.each([
  ['the host, in no words of ours', new Response('too long', { status: 413 }), 'picture_too_large'],
  ['the app', Response.json({ code: 'broken_picture' }, { status: 422 }), 'broken_picture'],
  [
    'the app, tried too often',
    Response.json({ code: 'too_many_requests' }, { status: 429 }),
    'too_many_requests',
  ],
  ['a proxy that is lost', new Response('<html>', { status: 502 }), 'backend_failed'],
  ['an answer that says nothing', Response.json({}), 'backend_failed'],
])('a picture that is refused by %s is told as what it is', async (_who, answer, code) => {
  vi.stubGlobal('fetch', () => Promise.resolve(answer));
  const sent = sendPicture('/api/profile/picture', file, v.object({ picture: v.string() }));
  await expect(sent).rejects.toMatchObject({ code });
});
