import { describe, expect, it } from 'vitest';

import {
  chunkBytes,
  chunkCount,
  chunkRange,
  contentRange,
  sniffVideo,
  uploadPercentage,
} from './video.ts';

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

  it('shows progress to one decimal', () => {
    expect(uploadPercentage(0, 0, 3 * chunkBytes)).toBe(0);
    expect(uploadPercentage(1, 0.5, 3 * chunkBytes)).toBe(50);
    expect(uploadPercentage(1, 0, 3 * chunkBytes)).toBe(33.3);
    expect(uploadPercentage(3, 0, 3 * chunkBytes)).toBe(100);
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
});
