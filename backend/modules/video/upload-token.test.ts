import * as v from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { Video } from '#backend/contract/video/video.ts';
import { videoPaths } from '#backend/contract/video/video-paths.ts';
import { UploadToken } from '#backend/contract/video/upload-token.ts';

import {
  ask,
  createVideo,
  mp4Bytes,
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

async function tokenOf(ttl: number): Promise<string> {
  const body = JSON.stringify({ ttl });
  const response = await ask(tested, videoPaths.uploadTokens, { method: 'POST', body });
  return v.parse(UploadToken, await response.json()).token;
}

function send(token: string, bytes: Uint8Array, range: string, videoId?: string) {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(bytes)]), 'holiday.mp4');
  // Behind the file, as one of the official clients puts it.
  if (videoId !== undefined) body.append('videoId', videoId);
  return ask(tested, `${videoPaths.upload}?token=${token}`, {
    method: 'POST',
    body,
    headers: { 'content-range': range },
    authorization: null,
  });
}

const videoOf = async (response: Response) => v.parse(Video, await response.json()).videoId;
const notFound = [404, 'resource-not-found'];

it('a token is good until it expires or is taken back', async () => {
  const file = mp4Bytes(40);
  const token = await tokenOf(60);
  expect((await send(token, file.subarray(0, 20), 'part 1/2')).status).toBe(201);
  tested.time += 60_000;
  expect(await problemOf(await send(token, file.subarray(20), 'part 2/2'))).toEqual(notFound);
  const other = await tokenOf(0);
  await ask(tested, `${videoPaths.uploadTokens}/${other}`, { method: 'DELETE' });
  expect(await problemOf(await send(other, file, 'part 1/1'))).toEqual(notFound);
  expect(await problemOf(await send('..%2F..', file, 'part 1/1'))).toEqual(notFound);
});

it('a token sends to its own videos only', async () => {
  const foreign = await createVideo(tested);
  const token = await tokenOf(0);
  const own = await videoOf(await send(token, mp4Bytes(20), 'part 1/2'));
  const stranger = await tokenOf(0);
  for (const videoId of [foreign, own, 'vi1']) {
    const response = await send(stranger, mp4Bytes(20), 'part 2/2', videoId);
    expect(await problemOf(response)).toEqual(notFound);
  }
  expect(await videoOf(await send(token, mp4Bytes(20), 'part 2/2', own))).toBe(own);
});

it('a chunk whose answer was lost is of the same video; another first chunk begins another', async () => {
  const token = await tokenOf(0);
  const [one, two] = [mp4Bytes(40), mp4Bytes(40)];
  const first = await videoOf(await send(token, one.subarray(0, 20), 'part 1/2'));
  expect(await videoOf(await send(token, one.subarray(0, 20), 'part 1/2'))).toBe(first);
  const second = await videoOf(await send(token, two.subarray(0, 20), 'part 1/2'));
  expect(second).not.toBe(first);
  expect(await videoOf(await send(token, two.subarray(20), 'part 2/2'))).toBe(second);
  expect(await videoOf(await send(token, two.subarray(20), 'part 2/2'))).toBe(second);
  expect(await storedBytes(tested, second)).toEqual(two);
  expect(await storedBytes(tested, first)).toBeNull();
});
