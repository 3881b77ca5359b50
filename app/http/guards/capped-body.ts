import type { Readable } from 'node:stream';

/**
 * What comes over a socket, counted: a chunked body says no length beforehand. It is taken only when someone reads, and
 * as it lies in memory, without the copy of every stretch that `Readable.toWeb` makes (docs/adr/0032). A reader that
 * turns away leaves the source as it is: the answer goes out over the same connection.
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
          // A sender that goes away must not leave a reader waiting.
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
