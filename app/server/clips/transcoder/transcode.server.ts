import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { clipMaxMs, previewMaxBytes, previewMs, type ClipFileFacts } from '#domain/clip/clip.ts';
import { sniffedBytes, sniffVideo, type VideoContainer } from '#domain/video/video-file.ts';

import type { Transcoder } from './find-transcoder.server.ts';
import { inputOptions, probe, UnusableFile, type ProbedVideo } from './probe.server.ts';
import { runLimited } from './run-limited.server.ts';

/** A camera may film a frame longer than it says. */
const slackMs = 500;
/** A whole clip, on a machine that has much else to do. */
const workMs = 30 * 60_000;

/** The names of what is made, in the folder of the input. */
export interface MadeFiles {
  readonly full: string;
  readonly preview: string;
  readonly poster: string;
  readonly facts: ClipFileFacts;
}

interface Work {
  readonly transcoder: Transcoder;
  readonly folder: string;
  readonly signal?: AbortSignal;
}

/** The container of a file, by its first bytes. @throws UnusableFile */
async function containerOf(path: string): Promise<VideoContainer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(sniffedBytes));
    const container = sniffVideo(buffer.subarray(0, bytesRead));
    if (!container) throw new UnusableFile('not-a-video');
    return container;
  } finally {
    await file.close();
  }
}

async function ffmpeg({ transcoder, folder, signal }: Work, args: readonly string[]) {
  const common = ['-nostdin', '-v', 'error', '-y', '-threads', '1', '-filter_threads', '1'];
  const { code, isStopped, stderr } = await runLimited([...transcoder.ffmpeg, ...common, ...args], {
    ...{ cwd: folder, timeoutMs: workMs },
    ...(signal && { signal }),
  });
  // The disk is the operator's: it is tried again.
  if (/No space left on device/.test(stderr)) throw new Error('There is no space left for clips.');
  if (isStopped || /Cannot allocate memory/.test(stderr)) throw new UnusableFile('too-large');
  if (code !== 0) throw new UnusableFile('broken');
}

/** Nothing of the input but picture and sound: no place, camera, title, chapters or subtitles. */
const bare = [
  ...['-map_metadata', '-1', '-map_chapters', '-1', '-sn', '-dn'],
  ...['-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'],
] as const;
const h264 = ['-c:v', 'libx264', '-threads', '1', '-pix_fmt', 'yuv420p'] as const;

/** At most 720 pixels on the short side; both sides even. */
const scale720 =
  "scale=w='if(gte(iw,ih),-2,2*trunc(min(720,iw)/2))':h='if(gte(iw,ih),2*trunc(min(720,ih)/2),-2)'";
const toOrdinaryColours =
  'zscale=t=linear:npl=100,format=gbrpf32le,zscale=p=bt709,tonemap=hable:desat=0,' +
  'zscale=t=bt709:m=bt709:r=tv,format=yuv420p';

async function makeFull(work: Work, container: VideoContainer, given: ProbedVideo, maxMs: number) {
  const filters = [
    ...(given.isFast ? ['fps=30'] : []),
    scale720,
    ...(given.isHdr && work.transcoder.mapsTones ? [toOrdinaryColours] : []),
  ];
  await ffmpeg(work, [
    ...['-threads', '1', ...inputOptions(container), '-i', 'file:input'],
    ...['-map', '0:V:0', '-map', '0:a:0?', '-t', String(maxMs / 1_000), '-fpsmax', '30'],
    ...['-vf', filters.join(','), ...h264, '-preset', 'veryfast', '-crf', '23'],
    ...['-maxrate', '2500k', '-bufsize', '5000k', '-profile:v', 'high'],
    ...['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-ar', '48000'],
    ...[...bare, '-movflags', '+faststart', '-f', 'mp4', 'file:full.mp4'],
  ]);
  return probe(
    work.transcoder,
    { folder: work.folder, name: 'full.mp4', container: 'mp4' },
    work.signal,
  );
}

/** From best to smallest: quality, and kilobits in a second. */
const previewTries = [
  [28, 340],
  [34, 220],
  [40, 120],
] as const;

async function makePreview(work: Work, durationMs: number): Promise<void> {
  // People say hello first: what moves is a little later.
  const from = Math.min(1_000, Math.max(0, durationMs - previewMs)) / 1_000;
  for (const [quality, rate] of previewTries) {
    await ffmpeg(work, [
      ...['-threads', '1', '-ss', String(from), ...inputOptions('mp4'), '-i', 'file:full.mp4'],
      ...['-map', '0:V:0', '-an', '-t', String(previewMs / 1_000), '-fpsmax', '25'],
      ...['-vf', "scale=w='2*trunc(min(360,iw)/2)':h=-2", ...h264, '-preset', 'medium'],
      ...['-crf', String(quality), '-maxrate', `${rate}k`, '-bufsize', `${rate}k`],
      ...[...bare, '-movflags', '+faststart', '-f', 'mp4', 'file:preview.mp4'],
    ]);
    const { size } = await stat(join(work.folder, 'preview.mp4'));
    if (size <= previewMaxBytes) return;
  }
  throw new UnusableFile('too-large');
}

async function makePoster(work: Work, durationMs: number): Promise<void> {
  await ffmpeg(work, [
    ...['-threads', '1', '-ss', String(Math.min(1_000, durationMs / 4) / 1_000)],
    ...[...inputOptions('mp4'), '-i', 'file:full.mp4', '-map', '0:V:0', '-frames:v', '1'],
    ...['-vf', "scale=w='min(540,iw)':h=-2", '-c:v', 'mjpeg', '-q:v', '5', ...bare],
    ...['-f', 'image2', '-update', '1', 'file:poster.jpg'],
  ]);
}

/**
 * Makes the files of a clip from the file `input` in a folder, without its metadata: an MP4 of at most 720p, a silent
 * preview of a few seconds, and a poster. The input is decoded once, as what its first bytes say, and opens nothing
 * else.
 * @param cuts whether what is too long is cut, not refused
 * @throws UnusableFile
 */
export async function transcode(work: Work & { readonly cuts: boolean }): Promise<MadeFiles> {
  const { transcoder, folder, cuts } = work;
  const container = await containerOf(join(folder, 'input'));
  const file = { folder, name: 'input', container };
  const given = await probe(transcoder, file, work.signal);
  const isTooLong = ({ durationMs }: ProbedVideo) =>
    !cuts && durationMs !== null && durationMs > clipMaxMs + slackMs;
  if (isTooLong(given)) throw new UnusableFile('too-long');
  // A file that does not say how long it is shows that it is too long by what comes out.
  const made = await makeFull(work, container, given, cuts ? clipMaxMs : clipMaxMs + 2 * slackMs);
  const { durationMs } = made;
  if (durationMs === null) throw new UnusableFile('broken');
  if (isTooLong(made)) throw new UnusableFile('too-long');
  const expectedMs = Math.min(given.durationMs ?? 0, clipMaxMs);
  // It ended before its end: half of it is missing.
  if (durationMs < expectedMs * 0.9 - slackMs) throw new UnusableFile('broken');
  await makePreview(work, durationMs);
  await makePoster(work, durationMs);
  const { size: bytes } = await stat(join(folder, 'full.mp4'));
  return {
    ...{ full: 'full.mp4', preview: 'preview.mp4', poster: 'poster.jpg' },
    facts: { durationMs: Math.min(durationMs, clipMaxMs), bytes, hasSound: made.hasSound },
  };
}
