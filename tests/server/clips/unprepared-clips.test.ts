import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  findTranscoder,
  type Transcoder,
} from '#app/server/clips/transcoder/find-transcoder.server.ts';
import { UnusableFile } from '#app/server/clips/transcoder/probe.server.ts';
import { transcode } from '#app/server/clips/transcoder/transcode.server.ts';

/** Programs that would fail the test if they were started. */
const never: Transcoder = { ffmpeg: ['/nowhere'], ffprobe: ['/nowhere'], mapsTones: false };

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clip-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Why a file is refused; fails where a program was started for it. */
async function refusalOf(content: string | Uint8Array): Promise<string> {
  await writeFile(join(folder, 'input'), content);
  return transcode({ transcoder: never, folder, cuts: false }).then(
    () => 'made',
    (error: unknown) => (error instanceof UnusableFile ? error.reason : String(error)),
  );
}

describe('what is no video, whatever its name says', () => {
  it.each([
    ['nothing at all', ''],
    ['a few bytes', 'ftyp'],
    ['a playlist', '#EXTM3U\n#EXTINF:10,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n'],
    ['a list of files to join', "ffconcat version 1.0\nfile '/etc/passwd'\n"],
    [
      'a picture with a link',
      '<svg xmlns="http://www.w3.org/2000/svg"><image href="/etc/passwd"/>',
    ],
    ['a description of a session', 'v=0\no=- 0 0 IN IP4 127.0.0.1\nc=IN IP4 10.0.0.1\nm=video 5'],
  ])('%s is refused before any program sees it', async (_name, content) => {
    expect(await refusalOf(content)).toBe('not-a-video');
  });
});

it('a folder without ffmpeg has no transcoder', async () => {
  expect(await findTranscoder(folder)).toBeNull();
  expect(await findTranscoder('')).toBeNull();
});

it('an ffmpeg that encodes no H.264 is none', async () => {
  for (const name of ['ffmpeg', 'ffprobe'])
    await writeFile(join(folder, name), '#!/bin/sh\necho " V..... vp9 "\n', { mode: 0o755 });
  expect(await findTranscoder(`${folder}:/usr/bin:/bin`)).toBeNull();
});
