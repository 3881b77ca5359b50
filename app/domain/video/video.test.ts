import { describe, expect, it } from 'vitest';

import {
  chunkBytes,
  chunkCount,
  chunkRange,
  contentRange,
  isChunk,
  readContentRange,
  uploadPercentage,
  videoMaxBytes,
} from './video.ts';
import { chunksWithin } from './chunks-within.ts';
import { sniffVideo } from './video-file.ts';
import { problemOfVideoFile } from './problem-of-video-file.ts';

const mp4 = new Uint8Array([0, 0, 0, 24, ...new TextEncoder().encode('ftypisom'), 0, 0]);

describe('video chunks', () => {
  it('cuts a file into chunks of 5 MiB without gap or overlap', () => {
    const total = 2 * chunkBytes + 1;
    expect(chunkCount(total)).toBe(3);
    expect([0, 1, 2].map((index) => contentRange(chunkRange(index, total)))).toEqual([
      'bytes 0-5242879/10485761',
      'bytes 5242880-10485759/10485761',
      'bytes 10485760-10485760/10485761',
    ]);
    expect(chunkCount(1)).toBe(1);
    expect(chunkCount(chunkBytes)).toBe(1);
  });

  it('reads the place of a chunk as it is written, and nothing else', () => {
    const range = { start: 5_242_880, end: 10_485_759, total: 10_485_761 };
    expect(readContentRange(contentRange(range))).toEqual(range);
    for (const other of [
      '',
      'bytes 0-1/2 ',
      ' bytes 0-1/2',
      'bytes 0-1/*',
      'bytes -1/2',
      'bytes 0-/2',
      'bytes 0-1/',
      'bytes a-1/2',
      'bytes 0-b/2',
      'bytes 0-1/c',
      'part 1/2',
      `bytes 0-1/${'9'.repeat(16)}`,
      `bytes ${'9'.repeat(16)}-1/2`,
      `bytes 0-${'9'.repeat(16)}/2`,
    ]) {
      expect([other, readContentRange(other)]).toEqual([other, null]);
    }
    const longest = '9'.repeat(15);
    expect(readContentRange(`bytes ${longest}-${longest}/${longest}`)).not.toBeNull();
  });

  it('shows progress to one decimal', () => {
    expect(uploadPercentage(0, 0, 3 * chunkBytes)).toBe(0);
    expect(uploadPercentage(1, 0.5, 3 * chunkBytes)).toBe(50);
    expect(uploadPercentage(1, 0, 3 * chunkBytes)).toBe(33.3);
    expect(uploadPercentage(3, 0, 3 * chunkBytes)).toBe(100);
    expect(uploadPercentage(3, 1, 3 * chunkBytes)).toBe(100);
    expect(uploadPercentage(0, 0, 0)).toBe(0);
  });

  it('knows a video by its bytes, not by its name', () => {
    expect(sniffVideo(mp4)).toBe('mp4');
    expect(sniffVideo(new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, 0, 0, 0, 0, 0, 0, 0, 0]))).toBe(
      'webm',
    );
    expect(sniffVideo(new TextEncoder().encode('RIFF....AVI LIST'))).toBe('avi');
    expect(
      sniffVideo(new TextEncoder().encode('This is a text file named birthday.mp4')),
    ).toBeNull();
    expect(sniffVideo(new Uint8Array())).toBeNull();
  });

  it('takes only whole chunks at their own place, so that none overlaps another', () => {
    const total = 2 * chunkBytes + 7;
    for (const index of [0, 1, 2]) expect(isChunk(chunkRange(index, total))).toBe(true);
    const { start, end } = chunkRange(1, total);
    for (const wrong of [
      { start: start - 1, end, total },
      { start, end: end - 1, total },
      { start, end: end + 1, total },
      { start: -chunkBytes, end: -1, total },
      { start: 3 * chunkBytes, end: total - 1, total },
      { start: 0, end: -1, total: 0 },
      { start: total, end: total - 1, total },
      { start: 7, end: chunkBytes - 1, total },
      { start: 7, end: chunkBytes + 6, total },
    ]) {
      expect(isChunk(wrong)).toBe(false);
    }
  });

  it('takes the only chunk of the smallest file, and none after the last byte of a file', () => {
    expect(isChunk({ start: 0, end: 0, total: 1 })).toBe(true);
    const total = 2 * chunkBytes;
    expect(isChunk({ start: chunkBytes, end: total - 1, total })).toBe(true);
    expect(isChunk({ start: total, end: total - 1, total })).toBe(false);
  });

  it('counts a chunk as arrived only when all of it is there', () => {
    const total = 3 * chunkBytes;
    const received = [
      { from: 2 * chunkBytes, to: total - 1 },
      { from: 0, to: chunkBytes - 1 },
      { from: chunkBytes, to: 2 * chunkBytes - 2 },
    ];
    expect(chunksWithin(received, total)).toEqual([0, 2]);
    expect(chunksWithin([], total)).toEqual([]);
    expect(chunksWithin([{ from: 0, to: total - 1 }], total)).toEqual([0, 1, 2]);
  });
});

describe('a file that is to be an answer video', () => {
  const brand = (name: string) =>
    new Uint8Array([0, 0, 0, 24, ...new TextEncoder().encode(`ftyp${name}`), 0, 0]);

  it.each([
    ['is refused when it is empty', 0, 'video/mp4', new Uint8Array(), 'empty_file'],
    ['may have 1 GiB', videoMaxBytes, 'video/mp4', mp4, null],
    ['may not have a byte more', videoMaxBytes + 1, 'video/mp4', mp4, 'video_too_large'],
    ['is known by its bytes when no type is told', 99, '', mp4, null],
    ['may be a film of a phone', 99, 'video/quicktime', brand('qt  '), null],
    ['is no text, whatever its bytes are', 99, 'text/plain', mp4, 'not_a_video'],
    ['is no text that calls itself a video', 99, 'video/mp4', brand('x').fill(65), 'not_a_video'],
    ['is no photo in the box of a video', 99, 'video/mp4', brand('heic'), 'not_a_video'],
    ['is no music in the box of a video', 99, 'video/mp4', brand('M4A '), 'not_a_video'],
  ])('%s', (_, bytes, type, head, problem) => {
    expect(problemOfVideoFile({ bytes, type, head })).toBe(problem);
  });
});
