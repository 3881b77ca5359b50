/**
 * The picture of a profile (spec §9: at most 2 MB), checked by the browser before it is sent and by the server again.
 */
export const pictureMaxBytes = 2_097_152;
/** A picture that unpacks to more is there to fill the memory. */
export const pictureMaxPixels = 25_000_000;
/** How wide and high the stored picture is at most, in pixels. */
export const pictureSide = 960;
/** How much of a file says what it is. */
export const pictureHeadBytes = 12;
/** What a file dialog offers. */
export const pictureTypes = 'image/jpeg,image/png,image/webp';

export type PictureProblem =
  | 'picture_too_large'
  | 'picture_too_many_pixels'
  | 'not_a_picture'
  | 'broken_picture';

export type PictureKind = 'jpeg' | 'png' | 'webp';

/** What a file is by its first bytes, whatever it is called; null for everything that is not taken. */
export function pictureKindOf(head: Uint8Array): PictureKind | null {
  const text = String.fromCharCode(...head.subarray(0, pictureHeadBytes));
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  return text.startsWith('RIFF') && text.slice(8) === 'WEBP' ? 'webp' : null;
}

/** What is wrong with a file before it is unpacked: its length, or what it is. */
export function problemOfPicture(bytes: number, head: Uint8Array): PictureProblem | null {
  if (bytes > pictureMaxBytes) return 'picture_too_large';
  return pictureKindOf(head) === null ? 'not_a_picture' : null;
}
