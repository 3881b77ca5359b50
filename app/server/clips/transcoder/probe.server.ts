import * as v from 'valibot';

import type { UnusablePreparation } from '#domain/clip/clip.ts';
import type { VideoContainer } from '#domain/video/video-file.ts';

import type { Transcoder } from './find-transcoder.server.ts';
import { runLimited } from './run-limited.server.ts';

/** A file that becomes no clip, and why. */
export class UnusableFile extends Error {
  readonly reason: UnusablePreparation;

  constructor(reason: UnusablePreparation) {
    super(`The file is of no use: ${reason}`);
    this.reason = reason;
  }
}

/** What is read of a file. */
export interface ProbedVideo {
  /** In milliseconds; null where the file does not say, as recordings of browsers. */
  readonly durationMs: number | null;
  /** In pixels, before a rotation. */
  readonly width: number;
  readonly height: number;
  readonly hasSound: boolean;
  /** Whether its colours are of a high dynamic range. */
  readonly isHdr: boolean;
  /** More than 30 pictures in a second. */
  readonly isFast: boolean;
}

/** More than any camera has: 8192 × 4320. */
const pixelMax = 35_389_440;

/**
 * One of ffmpeg's readers for each container, so that no file chooses another: a playlist names files and addresses.
 */
const readers: Readonly<Record<VideoContainer, string>> = {
  mp4: 'mov',
  webm: 'matroska',
  avi: 'avi',
  'mpeg-ts': 'mpegts',
};

/** What cameras and browsers record. */
const decoders = [
  ...['h264', 'hevc', 'vp8', 'vp9', 'libvpx', 'libvpx-vp9', 'av1', 'libdav1d', 'mpeg4', 'mjpeg'],
  ...['prores', 'h263', 'aac', 'aac_fixed', 'mp3', 'mp3float', 'opus', 'libopus', 'vorbis', 'ac3'],
  ...['eac3', 'alac', 'amrnb', 'amrwb', 'pcm_s16le', 'pcm_s16be', 'pcm_s24le', 'pcm_s24be'],
] as const;

/** The options in front of an input, for ffmpeg and ffprobe: what it may open, and as what. */
export function inputOptions(container: VideoContainer): readonly string[] {
  const reader = readers[container];
  return [
    ...['-protocol_whitelist', 'file,pipe', '-f', reader, '-format_whitelist', reader],
    ...['-codec_whitelist', decoders.join(','), '-max_pixels', String(pixelMax)],
    ...(reader === 'mov' ? ['-enable_drefs', '0', '-use_absolute_path', '0'] : []),
  ];
}

const probed = v.object({
  streams: v.array(
    v.object({
      codec_type: v.optional(v.string(), ''),
      width: v.optional(v.number(), 0),
      height: v.optional(v.number(), 0),
      color_transfer: v.optional(v.string(), ''),
      avg_frame_rate: v.optional(v.string(), ''),
      disposition: v.optional(v.object({ attached_pic: v.optional(v.number(), 0) })),
    }),
  ),
  format: v.object({ duration: v.optional(v.string()) }),
});

function durationOf(text: string | undefined): number | null {
  const seconds = Number(text);
  return Number.isFinite(seconds) && seconds > 0 ? Math.round(seconds * 1_000) : null;
}

/** @param rate a fraction, such as `30000/1001` */
function isMoreThan30(rate: string): boolean {
  const [pictures = 0, seconds = 0] = rate.split('/').map(Number);
  return seconds > 0 && pictures / seconds > 31;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const probeMs = 60_000;

/** Reads what a file is. @throws UnusableFile */
export async function probe(
  { ffprobe }: Transcoder,
  file: { readonly folder: string; readonly name: string; readonly container: VideoContainer },
  signal?: AbortSignal,
): Promise<ProbedVideo> {
  const entries =
    'format=duration:stream=codec_type,width,height,color_transfer,avg_frame_rate:' +
    'stream_disposition=attached_pic';
  const { code, isStopped, stdout, stderr } = await runLimited(
    [
      ...[...ffprobe, '-v', 'error', ...inputOptions(file.container)],
      ...['-show_entries', entries, '-of', 'json', `file:${file.name}`],
    ],
    { cwd: file.folder, timeoutMs: probeMs, ...(signal && { signal }) },
  );
  const isLarge = isStopped || /Picture size \S+ (?:is invalid|exceeds)/.test(stderr);
  if (isLarge) throw new UnusableFile('too-large');
  const read = v.safeParse(probed, readJson(stdout));
  if (code !== 0 || !read.success) throw new UnusableFile('broken');
  const { streams, format } = read.output;
  const picture = streams.find(
    ({ codec_type, disposition }) => codec_type === 'video' && disposition?.attached_pic !== 1,
  );
  if (!picture) throw new UnusableFile('not-a-video');
  const { width, height, color_transfer: transfer, avg_frame_rate: rate } = picture;
  if (width * height > pixelMax) throw new UnusableFile('too-large');
  // A strip is nothing that a card can show.
  if (width < 16 || height < 16 || Math.max(width / height, height / width) > 5)
    throw new UnusableFile('broken');
  return {
    ...{ width, height, durationMs: durationOf(format.duration) },
    hasSound: streams.some(({ codec_type }) => codec_type === 'audio'),
    isHdr: transfer === 'arib-std-b67' || transfer === 'smpte2084',
    isFast: isMoreThan30(rate),
  };
}
