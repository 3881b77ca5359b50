import { Transform, type Readable } from 'node:stream';

/**
 * Passes bytes on as fast as they are read, and not faster, and counts them: a chunked body says no length beforehand.
 * @param onTooLong called once, at the first byte over the limit; the reader then gets an error
 */
export function cappedBody(source: Readable, maxBytes: number, onTooLong: () => void): Readable {
  let bytes = 0;
  const capped = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      bytes += chunk.byteLength;
      if (bytes <= maxBytes) {
        done(null, chunk);
        return;
      }
      done(new Error(`the body is longer than ${maxBytes} bytes`));
      onTooLong();
    },
  });
  // Both ends are told of a break: a sender that goes away must not leave a reader waiting.
  source.once('error', (error) => capped.destroy(error));
  source.once('close', () => {
    if (!source.readableEnded) capped.destroy(new Error('the sender went away'));
  });
  return source.pipe(capped);
}
