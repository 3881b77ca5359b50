/** A multipart form with one file, ready to send. */
export interface FormStream {
  readonly contentType: string;
  readonly body: ReadableStream<Uint8Array>;
}

/** Wraps a file in a form while streaming its bytes unchanged (docs/adr/0032). */
export function formWith(file: ReadableStream<Uint8Array>, fileName: string): FormStream {
  const boundary = `chunk-${crypto.randomUUID()}`;
  const disposition = `form-data; name="file"; filename="${fileName}"`;
  const encoder = new TextEncoder();
  const before = encoder.encode(
    `--${boundary}\r\nContent-Disposition: ${disposition}\r\nContent-Type: application/octet-stream\r\n\r\n`,
  );
  const after = encoder.encode(`\r\n--${boundary}--\r\n`);
  const reader = file.getReader();
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(before),
      async pull(controller) {
        const { done, value } = await reader.read();
        controller.enqueue(done ? after : value);
        if (done) controller.close();
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  return { contentType: `multipart/form-data; boundary=${boundary}`, body };
}
