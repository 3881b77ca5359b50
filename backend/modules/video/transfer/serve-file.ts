import { serveVideo, type PlayableVideo } from './serve-video.ts';

const pictureHeads = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/avif', [0x66, 0x74, 0x79, 0x70, 0x61, 0x76, 0x69, 0x66]],
] as const;

/** The media type of a poster, by its first bytes; null for anything but JPEG and AVIF. */
async function pictureTypeOf(file: PlayableVideo): Promise<string | null> {
  const head = await new Response(
    file.read({ start: 0, end: Math.min(11, file.bytes - 1) }),
  ).bytes();
  const found = pictureHeads.find(([type, signs]) =>
    signs.every((sign, at) => head[at + (type === 'image/avif' ? 4 : 0)] === sign),
  );
  return found?.[0] ?? null;
}

/**
 * Serves a file that visitors may keep and ask about again: 304 while it is the same, otherwise as `serveVideo`.
 * @returns null for a poster that is no picture
 */
export async function serveFile(
  file: PlayableVideo,
  request: Request,
  options: { readonly cacheControl: string; readonly isPicture: boolean },
): Promise<Response | null> {
  const type = options.isPicture ? await pictureTypeOf(file) : file.contentType;
  if (type === null) return null;
  const known = request.headers.get('if-none-match');
  if (file.etag !== undefined && known === file.etag) {
    const headers = { etag: file.etag, 'cache-control': options.cacheControl };
    return new Response(null, { status: 304, headers });
  }
  const answer = serveVideo({ ...file, contentType: type }, request);
  answer.headers.set('cache-control', options.cacheControl);
  return answer;
}
