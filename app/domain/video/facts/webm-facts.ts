import type { VideoFacts } from '#domain/service/quality-promise.ts';

import { tailBytes, viewOf, type ReadBytes } from './read-bytes.ts';

const headBytes = 65_536;

const ids = {
  segment: 0x18_53_80_67,
  info: 0x15_49_a9_66,
  timecodeScale: 0x2a_d7_b1,
  duration: 0x44_89,
  tracks: 0x16_54_ae_6b,
  trackEntry: 0xae,
  trackType: 0x83,
  cluster: 0x1f_43_b6_75,
  timecode: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
} as const;
const soundTrack = 2;

interface Element {
  readonly id: number;
  readonly start: number;
  readonly end: number;
}

/** A number of the format: its first byte says how many bytes it has. @param keepsMark true for ids */
function vint(view: DataView, at: number, keepsMark: boolean) {
  const first = view.getUint8(at);
  const length = Math.clz32(first) - 23;
  if (length > 8) throw new RangeError('no number');
  let value = keepsMark ? first : first & (0xff >> length);
  let isUnknown = !keepsMark && value === 0xff >> length;
  for (let index = 1; index < length; index += 1) {
    const byte = view.getUint8(at + index);
    isUnknown &&= byte === 0xff;
    value = value * 256 + byte;
  }
  return { value, length, isUnknown };
}

/** The element at a place; one of unknown size, as live recordings have, goes to the limit. */
function elementAt(view: DataView, at: number, limit: number): Element {
  const id = vint(view, at, true);
  const size = vint(view, at + id.length, false);
  const start = at + id.length + size.length;
  return { id: id.value, start, end: size.isUnknown ? limit : start + size.value };
}

/** The elements of a stretch, as far as they were read: the last may be cut off. */
function elementsIn(view: DataView, start: number, end: number): Element[] {
  const elements: Element[] = [];
  const limit = Math.min(end, view.byteLength);
  for (let at = start; at < limit;) {
    let element: Element;
    try {
      element = elementAt(view, at, limit);
    } catch {
      break;
    }
    elements.push(element);
    at = element.end;
  }
  return elements;
}

function unsigned(view: DataView, { start, end }: Element): number {
  let value = 0;
  for (let at = start; at < end; at += 1) value = value * 256 + view.getUint8(at);
  return value;
}

function float(view: DataView, { start, end }: Element): number {
  return end - start === 8 ? view.getFloat64(start) : view.getFloat32(start);
}

/** The time of the last block in the end of a file, in units of its time scale; null if none is found. */
function lastBlock(view: DataView): number | null {
  for (let at = view.byteLength - 4; at >= 0; at -= 1) {
    if (view.getUint32(at) !== ids.cluster) continue;
    try {
      const cluster = elementAt(view, at, view.byteLength);
      const parts = elementsIn(view, cluster.start, cluster.end);
      const [first] = parts;
      if (first?.id !== ids.timecode) continue;
      const begin = unsigned(view, first);
      const blocks = parts.flatMap((part) =>
        part.id === ids.blockGroup
          ? elementsIn(view, part.start, part.end).filter(({ id }) => id === ids.block)
          : part.id === ids.simpleBlock
            ? [part]
            : [],
      );
      const times = blocks.map(({ start }) => {
        const { length } = vint(view, start, false);
        return begin + view.getInt16(start + length);
      });
      return Math.max(begin, ...times);
    } catch {
      // Bytes of a picture that look like a cluster.
    }
  }
  return null;
}

/** Length and sound of a WebM. Browsers record it without its length, which is then that of the last block. */
export async function webmFacts(read: ReadBytes, bytes: number): Promise<VideoFacts> {
  const head = viewOf(await read(0, headBytes));
  const segment = elementsIn(head, 0, head.byteLength).find(({ id }) => id === ids.segment);
  if (!segment) return { seconds: null, sound: null };
  const parts = elementsIn(head, segment.start, segment.end);
  const info = parts.find(({ id }) => id === ids.info);
  const facts = info ? elementsIn(head, info.start, info.end) : [];
  const scale = facts.find(({ id }) => id === ids.timecodeScale);
  const duration = facts.find(({ id }) => id === ids.duration);
  const tracks = parts.find(({ id }) => id === ids.tracks);
  const entries = tracks ? elementsIn(head, tracks.start, tracks.end) : [];
  const types = entries.flatMap((entry) =>
    entry.id === ids.trackEntry
      ? elementsIn(head, entry.start, entry.end).filter(({ id }) => id === ids.trackType)
      : [],
  );
  const unitSeconds = (scale ? unsigned(head, scale) : 1_000_000) / 1_000_000_000;
  const units = duration
    ? float(head, duration)
    : lastBlock(viewOf(await read(Math.max(0, bytes - tailBytes), tailBytes)));
  return {
    seconds: units === null || !(units > 0) ? null : units * unitSeconds,
    sound: types.length === 0 ? null : types.some((type) => unsigned(head, type) === soundTrack),
  };
}
