/** The profile picture (spec §9: at most 2 MB), checked by the browser before upload and again by the server. */
export const pictureMaxBytes = 2_097_152;
/** A picture that decodes to more pixels is meant to exhaust memory. */
export const pictureMaxPixels = 25_000_000;
/** Maximum width and height of the stored picture, in pixels. */
export const pictureSide = 960;
/** How many leading bytes identify the file type. */
export const pictureHeadBytes = 12;
/** The types offered in a file dialog. */
export const pictureTypes = 'image/jpeg,image/png,image/webp';

export type PictureProblem =
  | 'picture_too_large'
  | 'picture_too_many_pixels'
  | 'not_a_picture'
  | 'broken_picture';

export type PictureKind = 'jpeg' | 'png' | 'webp';

/** The file type by its first bytes, whatever its name; null for any type that is not accepted. */
export function pictureKindOf(head: Uint8Array): PictureKind | null {
  const text = String.fromCharCode(...head.subarray(0, pictureHeadBytes));
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  return text.startsWith('RIFF') && text.slice(8) === 'WEBP' ? 'webp' : null;
}

/** What is wrong with a file before decoding: its size or type. */
export function problemOfPicture(bytes: number, head: Uint8Array): PictureProblem | null {
  if (bytes > pictureMaxBytes) return 'picture_too_large';
  return pictureKindOf(head) === null ? 'not_a_picture' : null;
}
