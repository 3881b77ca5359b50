import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { videoPaths } from '#backend/contract/video/video-paths.ts';

import {
  ask,
  createVideo,
  mp4Bytes,
  send,
  statusOf,
  storedBytes,
  testedHost,
  type TestedHost,
} from './video-host-fixture.ts';

const hour = 60 * 60 * 1_000;

let tested: TestedHost;
beforeEach(async () => {
  tested = await testedHost();
});
afterEach(() => tested.end());

const statusCode = async (videoId: string) =>
  (await ask(tested, videoPaths.status(videoId))).status;

it('an upload that got nothing for a day is gone when the next begins, with its bytes', async () => {
  const abandoned = await createVideo(tested);
  await send(tested, abandoned, mp4Bytes(20), 'bytes 0-19/40');
  tested.time += 24 * hour + 1;
  await createVideo(tested);
  expect(await statusCode(abandoned)).toBe(404);
  expect(await readdir(tested.folder)).not.toContain(abandoned);
  expect((await send(tested, abandoned, mp4Bytes(20), 'bytes 20-39/40')).status).toBe(404);
});

it('a complete video stays, and an upload that goes on', async () => {
  const file = mp4Bytes(40);
  const complete = await createVideo(tested);
  await send(tested, complete, file);
  const slow = await createVideo(tested);
  tested.time += 23 * hour;
  await send(tested, slow, file.subarray(0, 20), 'bytes 0-19/40');
  tested.time += 2 * hour;
  await createVideo(tested);
  expect(await storedBytes(tested, complete)).toEqual(file);
  expect((await statusOf(tested, slow)).ingest.receivedBytes).toHaveLength(1);
  await send(tested, slow, file.subarray(20), 'bytes 20-39/40');
  expect(await storedBytes(tested, slow)).toEqual(file);
});

it('a record that no one can read keeps no new upload from beginning', async () => {
  const broken = await createVideo(tested);
  await writeFile(join(tested.folder, broken, 'video.json'), '{"half": ');
  tested.time += 25 * hour;
  const next = await createVideo(tested);
  expect(await statusCode(next)).toBe(200);
  expect(await readdir(tested.folder)).toContain(broken);
});
