/** As many bytes as are worth a write of their own. */
const blockBytes = 64 * 1_024;
/** What has come waits for so long for what comes next. */
const pauseMs = 2;

/**
 * Joins the pieces of a body that come one right after the other. React writes 2 KiB at a time, and each piece of its
 * own costs a thread's turn for its compression and a packet. The first goes on alone: a browser begins with it.
 */
export async function* gathered(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<Uint8Array, void, void> {
  const reader = body.getReader();
  let held: Uint8Array[] = [];
  let bytes = 0;
  let isFirst = true;
  let late: NodeJS.Timeout | undefined;
  let pause = Promise.withResolvers<null>();
  const release = () => {
    const block = Buffer.concat(held);
    held = [];
    bytes = 0;
    clearTimeout(late);
    late = undefined;
    pause = Promise.withResolvers<null>();
    return block;
  };
  const read = () => {
    const next = reader.read();
    // It may fail when no one waits for it any more.
    next.catch(() => null);
    return next;
  };
  try {
    let next = read();
    for (;;) {
      const arrived = await (bytes === 0 ? next : Promise.race([next, pause.promise]));
      if (arrived === null) {
        yield release();
        continue;
      }
      if (arrived.done) break;
      next = read();
      if (isFirst) {
        isFirst = false;
        yield arrived.value;
        continue;
      }
      held.push(arrived.value);
      bytes += arrived.value.byteLength;
      if (bytes >= blockBytes) yield release();
      else late ??= setTimeout(pause.resolve, pauseMs, null);
    }
    if (bytes > 0) yield release();
  } finally {
    clearTimeout(late);
    // At once, also while a piece is awaited: what is rendered is for no one.
    await reader.cancel().catch(() => null);
  }
}
