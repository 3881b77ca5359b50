import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';

/** A web stream as Node reads it: only as fast as it is taken. */
export function nodeStream(source: ReadableStream<Uint8Array>): Readable {
  // The two declarations of web streams, Node's and the DOM's, describe the same object.
  return Readable.fromWeb(source as unknown as NodeReadableStream<Uint8Array>);
}
