import { proofFolder } from './proof-picture.ts';

/** The widths in pixels that pictures are offered in; the server creates no others. */
export const pictureWidths = [160, 240, 320, 480, 640, 960] as const;

export type PictureWidth = (typeof pictureWidths)[number];

/** The smaller format first; a browser uses the first one it supports. */
export const pictureFormats = ['avif', 'webp'] as const;

export type PictureFormat = (typeof pictureFormats)[number];

/** One size of one of our own pictures. */
export interface PictureVariant {
  /** URL of the original on the site: `/demo/portraits/danae.webp`. */
  readonly src: string;
  readonly format: PictureFormat;
  readonly width: PictureWidth;
}

const prefix = '/api/picture/';

/** Our own picture folders, with no dots before the last one, so no path can lead outside them. */
export const ownPicture = /^\/(?:demo|media)(?:\/[\w-]{1,100}){1,4}\.(?:avif|webp|jpe?g|png)$/;

/** Whether a URL is one of our own public pictures. */
export function isOwnPicture(src: string): boolean {
  // A case-insensitive file system accepts other spellings of a folder's name.
  return ownPicture.test(src) && !src.toLowerCase().startsWith(proofFolder);
}

/** The URL of one size of a picture: `/api/picture/avif/320/demo/portraits/danae.webp`. */
export function pictureAddress({ src, format, width }: PictureVariant): string {
  return `${prefix}${format}/${width}${src}`;
}

/** Parses the path of such a URL; null if it is not an available variant. */
export function variantOf(path: string): PictureVariant | null {
  const [, formatText, widthText, src = ''] =
    /^\/api\/picture\/([a-z]+)\/(\d{3})(\/.+)$/.exec(path) ?? [];
  const format = pictureFormats.find((one) => one === formatText);
  const width = pictureWidths.find((one) => String(one) === widthText);
  return format && width && isOwnPicture(src) ? { src, format, width } : null;
}

/** A `<source>` of a `<picture>`. */
export interface PictureSource {
  readonly type: `image/${PictureFormat}`;
  readonly srcSet: string;
}
