export type VideoContainer = 'mp4' | 'webm' | 'avi' | 'mpeg-ts';

function ascii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}

/** Brands of MP4's box format that hold a still picture or only sound. */
const brandsOfNoVideo = new Set(['heic', 'heix', 'mif1', 'msf1', 'avif', 'avis', 'M4A ', 'M4B ']);

/**
 * Detects a video's container from its first bytes, whatever its name or declared type.
 * @param head at least the first 12 bytes of the file
 * @returns null if it is not a video
 */
export function sniffVideo(head: Uint8Array): VideoContainer | null {
  if (head.length < 12) return null;
  if (ascii(head, 4, 8) === 'ftyp') return brandsOfNoVideo.has(ascii(head, 8, 12)) ? null : 'mp4';
  if (head[0] === 0x1a && head[1] === 0x45 && head[2] === 0xdf && head[3] === 0xa3) return 'webm';
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'AVI ') return 'avi';
  if (head[0] === 0x47 && head.length > 188 && head[188] === 0x47) return 'mpeg-ts';
  return null;
}

/** How many leading bytes `sniffVideo` needs. */
export const sniffedBytes = 256;

export type VideoFileProblem = 'empty_file' | 'video_too_large' | 'not_a_video';
