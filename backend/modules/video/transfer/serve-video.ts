import { parseRange } from './range.ts';

/** A complete video file with random access. */
export interface PlayableVideo {
  /** Size of the file in bytes. */
  readonly bytes: number;
  readonly contentType: string;
  /** Strong ETag with its quotes; lets a browser safely resume an interrupted download. */
  readonly etag?: string;
  /** Opens nothing until the stream is read; `start` and `end` are inclusive. */
  read(range?: { readonly start: number; readonly end: number }): ReadableStream<Uint8Array>;
}

const extensions: Readonly<Record<string, string>> = {
  'video/mp4': '.mp4',
  'video/webm': '.webm',
  'video/x-msvideo': '.avi',
  'video/mp2t': '.ts',
};

/**
 * `Content-Disposition: attachment` for a name in any script: an ASCII fallback for old clients and the real name in
 * UTF-8 (RFC 6266, RFC 5987).
 */
export function attachment(fileName: string): string {
  // A lone surrogate, a control character or a path separator would break the header or the visitor's disk.
  const name =
    fileName
      .toWellFormed()
      .replaceAll(/[\p{Cc}\p{Cf}/\\]/gu, '_')
      .trim() || 'video';
  const ascii = name.replaceAll(/[^\x20-\x7e]/g, '_').replaceAll(/["%]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/**
 * The response to a GET or HEAD for a video: 200, 206 for one range, or 416. The caller has already checked that the
 * visitor may see it.
 * @param options.downloadAs set to download instead of watching: the file name, to which the extension of the file's
 * type is appended
 */
export function serveVideo(
  video: PlayableVideo,
  request: Request,
  options: { readonly downloadAs?: string } = {},
): Response {
  const headers = new Headers({
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
    'content-type': video.contentType,
    'x-content-type-options': 'nosniff',
  });
  if (video.etag !== undefined) headers.set('etag', video.etag);
  if (options.downloadAs !== undefined) {
    const extension = extensions[video.contentType] ?? '';
    headers.set('content-disposition', attachment(`${options.downloadAs}${extension}`));
  }
  const range = parseRange(rangeHeader(request, video), video.bytes);
  const body = (part?: { start: number; end: number }) =>
    request.method === 'HEAD' ? null : video.read(part);

  if (range.kind === 'unsatisfiable') {
    headers.set('content-range', `bytes */${video.bytes}`);
    headers.delete('content-disposition');
    headers.set('content-length', '0');
    return new Response(null, { status: 416, headers });
  }
  if (range.kind === 'whole') {
    headers.set('content-length', String(video.bytes));
    return new Response(body(), { status: 200, headers });
  }
  const { start, end } = range;
  headers.set('content-range', `bytes ${start}-${end}/${video.bytes}`);
  headers.set('content-length', String(end - start + 1));
  return new Response(body({ start, end }), { status: 206, headers });
}

/** Ranges apply to GET; with `If-Range` only while the file is unchanged (RFC 9110 §13.1.5). */
function rangeHeader(request: Request, video: PlayableVideo): string | null {
  if (request.method !== 'GET') return null;
  const same = request.headers.get('if-range');
  return same === null || same === video.etag ? request.headers.get('range') : null;
}
