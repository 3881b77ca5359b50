import type { VideoFacts } from '#domain/service/quality-promise.ts';

import { tailBytes, viewOf, type ReadBytes } from './read-bytes.ts';

/** A box of the format: its type and where its content lies. */
interface Box {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** The index of an hour of video has about 3 MB. */
const maxMoovBytes = 32 * 1_048_576;
const maxTopLevelBoxes = 4_000;

/** The box whose header is at the beginning of these bytes; null if there is none. */
function boxAt(bytes: Uint8Array, at: number, limit: number): (Box & { next: number }) | null {
  if (bytes.length - at < 8) return null;
  const view = viewOf(bytes);
  const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
  const short = view.getUint32(at);
  if (short === 1 && bytes.length - at < 16) return null;
  const size = short === 1 ? Number(view.getBigUint64(at + 8)) : short === 0 ? limit - at : short;
  const head = short === 1 ? 16 : 8;
  return size < head ? null : { type, start: at + head, end: at + size, next: at + size };
}

function boxesIn(bytes: Uint8Array, start = 0, end = bytes.length): Box[] {
  const boxes: Box[] = [];
  for (let at = start; at < end;) {
    const box = boxAt(bytes, at, end);
    if (box === null) break;
    boxes.push(box);
    at = box.next;
  }
  return boxes;
}

/** The first box on a path below others. */
function find(bytes: Uint8Array, within: Box, ...path: readonly string[]): Box | null {
  const [type, ...rest] = path;
  if (type === undefined) return within;
  const found = boxesIn(bytes, within.start, within.end).find((box) => box.type === type);
  return found ? find(bytes, found, ...rest) : null;
}

/** A 32-bit or 64-bit number, by the version of its box. */
function numberAt(view: DataView, at: number, version: number): number {
  return version === 1 ? Number(view.getBigUint64(at)) : view.getUint32(at);
}

/** Time scale and duration of `mvhd` and `mdhd`, whose heads are the same. */
function timesOf(bytes: Uint8Array, box: Box) {
  const view = viewOf(bytes);
  const version = view.getUint8(box.start);
  const scaleAt = box.start + (version === 1 ? 20 : 12);
  const duration = numberAt(view, scaleAt + 4, version);
  // All bits set: unknown.
  const isKnown = duration !== 0 && duration !== 0xff_ff_ff_ff && Number.isSafeInteger(duration);
  return { scale: view.getUint32(scaleAt), duration: isKnown ? duration : 0 };
}

interface Track {
  readonly id: number;
  readonly isSound: boolean;
  readonly scale: number;
  readonly seconds: number;
  /** How long a sample of a fragment lasts if the fragment does not say. */
  readonly sampleDuration: number;
}

function tracksOf(bytes: Uint8Array, moov: Box): Track[] {
  const view = viewOf(bytes);
  const extensions = boxesIn(bytes, moov.start, moov.end)
    .filter(({ type }) => type === 'mvex')
    .flatMap((mvex) => boxesIn(bytes, mvex.start, mvex.end))
    .filter(({ type }) => type === 'trex');
  return boxesIn(bytes, moov.start, moov.end).flatMap((trak) => {
    if (trak.type !== 'trak') return [];
    const [head, media, handler] = [
      find(bytes, trak, 'tkhd'),
      find(bytes, trak, 'mdia', 'mdhd'),
      find(bytes, trak, 'mdia', 'hdlr'),
    ];
    if (!head || !media || !handler) return [];
    const id = view.getUint32(head.start + (view.getUint8(head.start) === 1 ? 20 : 12));
    const { scale, duration } = timesOf(bytes, media);
    const kind = String.fromCharCode(...bytes.subarray(handler.start + 8, handler.start + 12));
    const trex = extensions.find(({ start }) => view.getUint32(start + 4) === id);
    return {
      id,
      isSound: kind === 'soun',
      scale,
      seconds: scale === 0 ? 0 : duration / scale,
      sampleDuration: trex ? view.getUint32(trex.start + 12) : 0,
    };
  });
}

/** The end of a track's part of a fragment, in units of its time scale; null without its begin. */
function endOf(bytes: Uint8Array, traf: Box, tracks: readonly Track[]) {
  const view = viewOf(bytes);
  const [head, begin] = [find(bytes, traf, 'tfhd'), find(bytes, traf, 'tfdt')];
  if (!head || !begin) return null;
  const track = tracks.find(({ id }) => id === view.getUint32(head.start + 4));
  if (!track || track.scale === 0) return null;
  const flags = view.getUint32(head.start) & 0xff_ff_ff;
  const durationAt = head.start + 8 + (flags & 1 ? 8 : 0) + (flags & 2 ? 4 : 0);
  const preset = flags & 8 ? view.getUint32(durationAt) : track.sampleDuration;
  let end = numberAt(view, begin.start + 4, view.getUint8(begin.start));
  for (const run of boxesIn(bytes, traf.start, traf.end)) {
    if (run.type !== 'trun') continue;
    const said = view.getUint32(run.start) & 0xff_ff_ff;
    const samples = view.getUint32(run.start + 4);
    if (!(said & 0x1_00)) {
      end += samples * preset;
      continue;
    }
    const step = [0x1_00, 0x2_00, 0x4_00, 0x8_00].filter((bit) => said & bit).length * 4;
    const first = run.start + 8 + (said & 1 ? 4 : 0) + (said & 4 ? 4 : 0);
    for (let index = 0; index < samples; index += 1) end += view.getUint32(first + index * step);
  }
  return end / track.scale;
}

/** The last moment of a file that was written in fragments, as browsers record; null if none is found. */
async function lastFragmentEnd(read: ReadBytes, bytes: number, tracks: readonly Track[]) {
  const tail = await read(Math.max(0, bytes - tailBytes), tailBytes);
  const view = viewOf(tail);
  let last: number | null = null;
  for (let at = tail.length - 8; at >= 0; at -= 1) {
    // "moof", with "mfhd" as its first child.
    if (view.getUint32(at + 4) !== 0x6d_6f_6f_66) continue;
    const moof = boxAt(tail, at, tail.length);
    if (moof === null || moof.end > tail.length) continue;
    const parts = boxesIn(tail, moof.start, moof.end);
    if (parts[0]?.type !== 'mfhd') continue;
    for (const traf of parts.filter(({ type }) => type === 'traf')) {
      const end = endOf(tail, traf, tracks);
      if (end !== null) last = Math.max(last ?? 0, end);
    }
    // Sound and picture may take turns: the one before belongs to the end as well.
    if (last !== null) break;
  }
  return last;
}

/** Length and sound of an MP4 or MOV. */
export async function mp4Facts(read: ReadBytes, bytes: number): Promise<VideoFacts> {
  let at = 0;
  for (let count = 0; at < bytes && count < maxTopLevelBoxes; count += 1) {
    const box = boxAt(await read(at, 16), 0, bytes - at);
    if (box === null) break;
    if (box.type === 'moov') {
      if (box.end > maxMoovBytes) break;
      const moov = await read(at, box.end);
      const whole = { type: 'moov', start: box.start, end: Math.min(box.end, moov.length) };
      const tracks = tracksOf(moov, whole);
      const head = find(moov, whole, 'mvhd');
      const times = head ? timesOf(moov, head) : { scale: 0, duration: 0 };
      const declared = times.scale === 0 ? 0 : times.duration / times.scale;
      const isFragmented = find(moov, whole, 'mvex') !== null;
      const ofTracks = Math.max(declared, ...tracks.map(({ seconds }) => seconds));
      const atEnd = isFragmented ? await lastFragmentEnd(read, bytes, tracks) : null;
      const seconds = Math.max(ofTracks, atEnd ?? 0);
      return {
        seconds: seconds > 0 ? seconds : null,
        sound: tracks.length === 0 ? null : tracks.some(({ isSound }) => isSound),
      };
    }
    at += box.next;
  }
  return { seconds: null, sound: null };
}
