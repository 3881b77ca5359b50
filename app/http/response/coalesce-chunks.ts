/** Block size worth a separate write. */
const blockBytes = 64 * 1_024;
/** How long buffered chunks wait for the next one. */
const maxDelayMs = 2;

/**
 * Joins body chunks that arrive in quick succession. React writes 2 KiB at a time, and each separate chunk costs a
 * thread-pool round trip for compression and a packet. The first is passed on at once, so the browser can start.
 */
export async function* coalesceChunks(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<Uint8Array, void, void> {
  const reader = body.getReader();
  let buffered: Uint8Array[] = [];
  let bytes = 0;
  let isFirst = true;
  let timer: NodeJS.Timeout | undefined;
  let timeout = Promise.withResolvers<null>();
  const flush = () => {
    const block = Buffer.concat(buffered);
    buffered = [];
    bytes = 0;
    clearTimeout(timer);
    timer = undefined;
    timeout = Promise.withResolvers<null>();
    return block;
  };
  const read = () => {
    const next = reader.read();
    // Avoids an unhandled rejection if nothing awaits this read any more.
    next.catch(() => null);
    return next;
  };
  try {
    let next = read();
    for (;;) {
      const arrived = await (bytes === 0 ? next : Promise.race([next, timeout.promise]));
      if (arrived === null) {
        yield flush();
        continue;
      }
      if (arrived.done) break;
      next = read();
      if (isFirst) {
        isFirst = false;
        yield arrived.value;
        continue;
      }
      buffered.push(arrived.value);
      bytes += arrived.value.byteLength;
      if (bytes >= blockBytes) yield flush();
      else timer ??= setTimeout(timeout.resolve, maxDelayMs, null);
    }
    if (bytes > 0) yield flush();
  } finally {
    clearTimeout(timer);
    // Cancel at once, even during a pending read: the rest is not needed.
    await reader.cancel().catch(() => null);
  }
}
