import { videoMaxBytes } from './video.ts';
import { type VideoFileProblem, sniffVideo } from './video-file.ts';

/**
 * Why a file cannot be used as an answer video, or null if it can.
 * @param file.type declared media type of the file; empty if unknown
 * @param file.head its first `sniffedBytes` bytes
 */
export function problemOfVideoFile(file: {
  readonly bytes: number;
  readonly type: string;
  readonly head: Uint8Array;
}): VideoFileProblem | null {
  if (file.bytes === 0) return 'empty_file';
  if (file.bytes > videoMaxBytes) return 'video_too_large';
  const mayBeVideo = /^(video\/.*|application\/(mp4|octet-stream)|)$/.test(file.type);
  return mayBeVideo && sniffVideo(file.head) !== null ? null : 'not_a_video';
}
