import { readFile } from 'node:fs/promises';

import { expect, it } from 'vitest';

import { videoFacts } from '#domain/video/facts/video-facts.ts';

async function factsOf(file: Uint8Array) {
  const read = (start: number, length: number) =>
    Promise.resolve(file.subarray(start, start + length));
  const { seconds, sound } = await videoFacts(read, file.length);
  return { seconds: seconds === null ? null : Math.round(seconds), sound };
}
const fixture = (name: string) => readFile(`tests/support/media/${name}`);

it.each([
  ['half-minute.mp4', { seconds: 31, sound: true }],
  // As browsers record: no length in the head, the end is in the last fragment or cluster.
  ['mute-fragments.mp4', { seconds: 31, sound: false }],
  ['live-recording.webm', { seconds: 31, sound: true }],
])('reads %s', async (name, facts) => {
  expect(await factsOf(await fixture(name))).toEqual(facts);
});

it('knows nothing of what is no video, is cut off or broken', async () => {
  const nothing = { seconds: null, sound: null };
  const whole = await fixture('half-minute.mp4');
  expect(await factsOf(new Uint8Array(0))).toEqual(nothing);
  expect(await factsOf(new TextEncoder().encode('a letter, and not a video'))).toEqual(nothing);
  expect(await factsOf(whole.subarray(0, 64))).toEqual(nothing);
  const bytes = new Uint8Array(await fixture('live-recording.webm'));
  expect(await factsOf(bytes.subarray(0, 40))).toEqual(nothing);
});

it('survives any bytes in place of its own', async () => {
  for (const name of ['half-minute.mp4', 'mute-fragments.mp4', 'live-recording.webm']) {
    const whole = new Uint8Array(await fixture(name));
    for (let at = 4; at < Math.min(whole.length, 1_200); at += 7) {
      const broken = whole.slice();
      broken.fill(0xff, at, at + 3);
      const { seconds } = await factsOf(broken);
      expect(seconds === null || seconds >= 0).toBe(true);
    }
  }
});
