/**
 * Reads a body up to a limit, whatever its declared length, and stops reading beyond it.
 * @returns its bytes, or null when there are more than `most`
 */
export async function readLimitedBody(
  { body }: { readonly body: AsyncIterable<Uint8Array> | null },
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > most) return null;
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}
