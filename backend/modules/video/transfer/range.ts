/** The requested bytes of a file; positions are inclusive. */
export type RequestedRange =
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly start: number; readonly end: number }
  | { readonly kind: 'unsatisfiable' };

const pattern = /^bytes\s*=\s*(\d*)\s*-\s*(\d*)$/i;

/**
 * Parses the `Range` header of a download (RFC 9110 §14.2). A header that is malformed or has several ranges is
 * ignored, which the RFC allows: the whole file is sent.
 * @param header the header's value, or null
 * @param size of the whole file in bytes
 */
export function parseRange(header: string | null, size: number): RequestedRange {
  const match = header === null ? null : pattern.exec(header.trim());
  if (!match) return { kind: 'whole' };
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return { kind: 'whole' };
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0
      ? { kind: 'unsatisfiable' }
      : { kind: 'part', start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return { kind: 'whole' };
  if (start >= size) return { kind: 'unsatisfiable' };
  return { kind: 'part', start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
