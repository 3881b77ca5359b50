import type { Readable } from 'node:stream';

/**
 * Counts the bytes of a request body, since a chunked body does not declare its length. Bytes are read only on demand,
 * without the per-chunk copy that `Readable.toWeb` makes (docs/adr/0032). If the reader cancels, the source stays open:
 * the response is sent over the same connection.
 * @param onTooLong called once, at the first byte over the limit; the reader then gets an error
 */
export function cappedBody(
  source: Readable,
  maxBytes: number,
  onTooLong: () => void,
): ReadableStream<Uint8Array> {
  const stretches: AsyncIterator<Uint8Array> = source.iterator({ destroyOnReturn: false });
  let bytes = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = await stretches.next().catch((cause: unknown) => {
          // A sender that disconnects must not leave a reader waiting.
          throw new Error('the sender went away', { cause });
        });
        if (next.done) {
          controller.close();
          return;
        }
        bytes += next.value.byteLength;
        if (bytes <= maxBytes) {
          controller.enqueue(next.value);
          return;
        }
        controller.error(new Error(`the body is longer than ${maxBytes} bytes`));
        await stretches.return?.();
        onTooLong();
      },
      async cancel() {
        await stretches.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
