import { SignJWT } from 'jose';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { Video } from '#backend/contract/video/video.ts';
import { videoPaths } from '#backend/contract/video/video-paths.ts';
import { VideoToken } from '#backend/contract/video/video-sign-in.ts';

import {
  apiKey,
  ask,
  createVideo,
  mp4Bytes,
  origin,
  problemOf,
  storedBytes,
  testedHost,
  type TestedHost,
} from './video-host-fixture.ts';

let tested: TestedHost;
beforeEach(async () => {
  tested = await testedHost();
});
afterEach(() => tested.end());

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  ask(tested, path, { method: 'POST', body: JSON.stringify(body), authorization: null, headers });

const issue = async () =>
  v.parse(VideoToken, await (await post(videoPaths.apiKey, { apiKey })).json());

const statusWith = async (authorization: string | null) =>
  (await ask(tested, videoPaths.status('vi1'), { authorization })).status;

describe('tokens', () => {
  it('are issued for the API key and last 60 minutes', async () => {
    const { access_token: access, expires_in: seconds } = await issue();
    expect(seconds).toBe(3_600);
    expect(await statusWith(`Bearer ${access}`)).toBe(404);
    tested.time += 3_599_000;
    expect(await statusWith(`Bearer ${access}`)).toBe(404);
    tested.time += 1_000;
    expect(await statusWith(`Bearer ${access}`)).toBe(401);
  });

  it('are refreshed, also by a client that declares its JSON as text', async () => {
    const { refresh_token: refreshToken } = await issue();
    tested.time += 7_200_000;
    const response = await post(
      videoPaths.refresh,
      { refreshToken },
      { 'content-type': 'text/plain;charset=UTF-8' },
    );
    const { access_token: access } = v.parse(VideoToken, await response.json());
    expect(await statusWith(`Bearer ${access}`)).toBe(404);
  });

  it('are not issued for a wrong key or a wrong refresh token', async () => {
    const refused = [400, 'authentication-invalid-user-credentials'];
    expect(await problemOf(await post(videoPaths.apiKey, { apiKey: 'wrong' }))).toEqual(refused);
    const { access_token: access } = await issue();
    for (const refreshToken of ['junk', access]) {
      expect(await problemOf(await post(videoPaths.refresh, { refreshToken }))).toEqual(refused);
    }
  });

  it('are needed, and of the right kind', async () => {
    const { refresh_token: refresh } = await issue();
    const foreign = await new SignJWT({ aud: 'video' })
      .setProtectedHeader({ alg: 'HS256', typ: 'video-access+jwt' })
      .setExpirationTime('1h')
      .sign(new Uint8Array(32));
    const none = `${btoa('{"alg":"none","typ":"video-access+jwt"}')}.${btoa('{"aud":"video"}')}.`;
    for (const token of [refresh, foreign, none, 'junk']) {
      expect(await statusWith(`Bearer ${token}`)).toBe(401);
    }
    expect(await statusWith(null)).toBe(401);
    expect(await statusWith(`Basic ${btoa('wrong:')}`)).toBe(401);
    expect(await statusWith(`Basic ${btoa(`${apiKey}:`)}`)).toBe(404);
  });

  it('are asked for on every path of a video', async () => {
    const { videoId } = await tested.host.put(mp4Bytes(64), { title: 'Seeded' });
    for (const [method, path] of [
      ['POST', videoPaths.videos],
      ['GET', videoPaths.video(videoId)],
      ['GET', videoPaths.status(videoId)],
      ['POST', videoPaths.source(videoId)],
      ['GET', videoPaths.mp4(videoId)],
    ] as const) {
      expect((await ask(tested, path, { method, authorization: null })).status).toBe(401);
    }
  });
});

describe('the paths', () => {
  it('of others are left alone', async () => {
    for (const path of ['/', '/videostore', '/auth', '/login', '/wp-json/wc/v3/orders']) {
      expect(await tested.host.fetch(new Request(new URL(path, origin)))).toBeNull();
    }
  });

  it('refuse other methods and bodies that are not theirs', async () => {
    const wrongMethod = await ask(tested, videoPaths.videos, { method: 'DELETE' });
    expect(wrongMethod.status).toBe(405);
    for (const body of ['', '{', '[]', '{"title":""}', `{"title":"${'x'.repeat(20_000)}"}`]) {
      const response = await ask(tested, videoPaths.videos, { method: 'POST', body });
      expect(await problemOf(response)).toEqual([400, 'request-invalid-body']);
    }
  });

  it('show a video that was created', async () => {
    const videoId = await createVideo(tested, 'Για τη Δανάη');
    const response = await ask(tested, videoPaths.video(videoId));
    expect(v.parse(Video, await response.json())).toMatchObject({
      videoId,
      title: 'Για τη Δανάη',
      createdAt: '2030-01-01T00:00:00.000Z',
    });
  });
});

describe('a stored file', () => {
  it('can be put in as bytes or as a stream and survives a restart', async () => {
    const file = mp4Bytes(200_000);
    const bytes = await tested.host.put(file, { title: 'Bytes' });
    const stream = new Blob([new Uint8Array(file)]).stream();
    const streamed = await tested.host.put(stream, { title: 'Stream' });
    await tested.restart();
    for (const video of [bytes, streamed]) {
      expect(video.bytes).toBe(200_000);
      expect(await storedBytes(tested, video.videoId)).toEqual(file);
    }
  });

  it('is played with its type, in ranges that may cross its chunks', async () => {
    const file = mp4Bytes(300);
    const videoId = await createVideo(tested);
    for (const start of [0, 100, 200]) {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(file.subarray(start, start + 100))]), 'c');
      await ask(tested, videoPaths.source(videoId), {
        method: 'POST',
        body: form,
        headers: { 'content-range': `bytes ${start}-${start + 99}/300` },
      });
    }
    const play = (range: string) => ask(tested, videoPaths.mp4(videoId), { headers: { range } });
    for (const [range, start, end] of [
      ['bytes=50-249', 50, 249],
      ['bytes=100-199', 100, 199],
      ['bytes=299-', 299, 299],
      ['bytes=-150', 150, 299],
    ] as const) {
      const response = await play(range);
      expect(response.status).toBe(206);
      expect(response.headers.get('content-type')).toBe('video/mp4');
      expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/300`);
      expect(new Uint8Array(await response.arrayBuffer())).toEqual(file.subarray(start, end + 1));
    }
    expect((await play('bytes=300-')).status).toBe(416);
  });

  it('is closed when the reader goes away', async () => {
    const { videoId } = await tested.host.put(mp4Bytes(400_000), { title: 'Long' });
    const reader = (await tested.host.open(videoId))?.read().getReader();
    expect((await reader?.read())?.value?.byteLength).toBe(65_536);
    await reader?.cancel();
    expect((await reader?.read())?.done).toBe(true);
  });

  it('is not there before it is complete', async () => {
    const videoId = await createVideo(tested);
    expect((await ask(tested, videoPaths.mp4(videoId))).status).toBe(404);
    expect(await tested.host.open(videoId)).toBeNull();
    expect(await tested.host.open('../../etc')).toBeNull();
  });
});
