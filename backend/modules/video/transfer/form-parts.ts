import { readPartHead, type PartHead } from './part-head.ts';
import { VideoRefusal } from '../video-problem.ts';

/** One part of a multipart form. Its body has to be read or skipped before the next part is requested. */
export interface FormPart extends PartHead {
  readonly body: AsyncIterable<Uint8Array>;
}

const headMaxBytes = 16 * 1_024;
const crlf = Buffer.from('\r\n');
const headEnd = Buffer.from('\r\n\r\n');
const nothing = Buffer.alloc(0);

/**
 * Streams a multipart form part by part, holding at most one network chunk. `Buffer.indexOf` finds the delimiter at a
 * tenth of the cost of a search in JavaScript, which was the largest possible saving per chunk (docs/adr/0032).
 * @param boundary from `Content-Type`
 * @throws VideoRefusal `uploaded-file-unreadable` for a truncated or invalid form
 */
export async function* formParts(
  source: ReadableStream<Uint8Array>,
  boundary: string,
): AsyncGenerator<FormPart, void, void> {
  const reader = source.getReader();
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  // The first delimiter may be at the very start, without the preceding line break of all others.
  let held: Buffer = crlf;

  async function more(): Promise<void> {
    const next = await reader.read().catch(() => null);
    if (next === null || next.done) throw unreadable();
    const { buffer, byteOffset, byteLength } = next.value;
    const fresh = Buffer.from(buffer, byteOffset, byteLength);
    held = held.length === 0 ? fresh : Buffer.concat([held, fresh]);
  }

  /** Reads and consumes the bytes up to and including this delimiter. */
  async function until(end: Buffer): Promise<Buffer> {
    let at = held.indexOf(end);
    while (at < 0) {
      if (held.length > headMaxBytes) throw unreadable();
      await more();
      at = held.indexOf(end);
    }
    const found = held.subarray(0, at);
    held = held.subarray(at + end.length);
    return found;
  }

  async function* body(): AsyncGenerator<Uint8Array, void, void> {
    for (;;) {
      const at = held.indexOf(delimiter);
      const ready = held.subarray(0, at < 0 ? held.length - beginningOf(delimiter, held) : at);
      held = held.subarray(at < 0 ? ready.length : at + delimiter.length);
      if (ready.length > 0) yield ready;
      if (at >= 0) return;
      await more();
    }
  }

  try {
    for await (const _ of body());
    for (;;) {
      while (held.length < 2) await more();
      if (held.subarray(0, 2).equals(Buffer.from('--'))) return;
      // Only whitespace may follow a delimiter.
      if ((await until(crlf)).toString('latin1').trim() !== '') throw unreadable();
      // A part without headers starts with its empty line.
      held = Buffer.concat([crlf, held]);
      const head = readPartHead((await until(headEnd)).toString('utf8'));
      const content = body();
      yield { ...head, body: content };
      for await (const _ of content);
    }
  } finally {
    held = nothing;
    await reader.cancel().catch(() => null);
  }
}

/** How many bytes at the end may be the start of a delimiter that is still incomplete. */
function beginningOf(delimiter: Buffer, bytes: Buffer): number {
  const tail = bytes.subarray(Math.max(0, bytes.length - delimiter.length + 1));
  for (let at = tail.indexOf(0x0d); at >= 0; at = tail.indexOf(0x0d, at + 1)) {
    const end = tail.subarray(at);
    if (end.equals(delimiter.subarray(0, end.length))) return end.length;
  }
  return 0;
}

function unreadable(): VideoRefusal {
  return new VideoRefusal('uploaded-file-unreadable', 'file');
}
