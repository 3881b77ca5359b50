import { afterEach, beforeEach, expect, it } from 'vitest';

import {
  ask,
  createVideo,
  mp4Bytes,
  problemOf,
  send,
  statusOf,
  storedBytes,
  testedHost,
  type TestedHost,
} from './video-host-fixture.ts';

let tested: TestedHost;
beforeEach(async () => {
  tested = await testedHost();
});
afterEach(() => tested.end());

const hour = 60 * 60 * 1_000;
const watch = (path: string | null, headers: Record<string, string> = {}) =>
  ask(tested, path ?? '', { authorization: null, headers });

async function whole(): Promise<string> {
  return (await tested.host.put(mp4Bytes(300), { title: 'Film' })).videoId;
}

it('an address is good for an hour, for its own video, and as it was signed', async () => {
  const videoId = await whole();
  const other = await whole();
  const path = (await tested.host.watchPath(videoId)) ?? '';
  expect((await watch(path)).status).toBe(200);
  const part = await watch(path, { range: 'bytes=100-199' });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 100-199/300']);
  const refused = [403, 'watch-token-invalid'];
  expect(await problemOf(await watch(path.replace(videoId, other)))).toEqual(refused);
  expect(await problemOf(await watch(path.replace('/mp4/', 'x/mp4/')))).toEqual(refused);
  tested.time += hour;
  expect(await problemOf(await watch(path))).toEqual(refused);
});

it('a download’s name is in its address, in its own script, and no one changes it', async () => {
  const path = await tested.host.watchPath(await whole(), 'Δανάη 7');
  const response = await watch(path);
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="_____ 7.mp4"; filename*=UTF-8''%CE%94%CE%B1%CE%BD%CE%AC%CE%B7%207.mp4`,
  );
});

it('there is none for a video that is not whole, or not there', async () => {
  expect(await tested.host.watchPath(await createVideo(tested))).toBeNull();
  expect(await tested.host.watchPath('../../etc')).toBeNull();
});

it('an upload that finds the disk full is refused for the moment; what was stored goes on', async () => {
  const videoId = await createVideo(tested);
  const file = mp4Bytes(200);
  await send(tested, videoId, file.subarray(0, 100), 'bytes 0-99/200');
  tested.isDiskFull = true;
  const response = await send(tested, videoId, file.subarray(100), 'bytes 100-199/200');
  expect(response.headers.get('retry-after')).toBe('60');
  expect(await problemOf(response)).toEqual([503, 'storage-full']);
  tested.isDiskFull = false;
  expect((await statusOf(tested, videoId)).ingest.receivedBytes).toMatchObject([
    { from: 0, to: 99 },
  ]);
  expect((await send(tested, videoId, file.subarray(100), 'bytes 100-199/200')).status).toBe(201);
  expect(await storedBytes(tested, videoId)).toEqual(file);
});
