import { proofFolder } from './proof-picture.ts';

/** Widths in pixels that pictures are offered in; the server makes no others. */
export const pictureWidths = [160, 240, 320, 480, 640, 960] as const;

export type PictureWidth = (typeof pictureWidths)[number];

/** The smaller format first; whatever a browser knows of these it takes. */
export const pictureFormats = ['avif', 'webp'] as const;

export type PictureFormat = (typeof pictureFormats)[number];

/** One size of one of our own pictures. */
export interface PictureVariant {
  /** Address of the original on the site: `/demo/portraits/danae.webp`. */
  readonly src: string;
  readonly format: PictureFormat;
  readonly width: PictureWidth;
}

const prefix = '/api/picture/';

/** Our own folders of pictures, and no dots before the last one: no path leads out of them. */
export const ownPicture = /^\/(?:demo|media)(?:\/[\w-]{1,100}){1,4}\.(?:avif|webp|jpe?g|png)$/;

/** Whether an address is one of our own pictures that anyone may see. */
export function isOwnPicture(src: string): boolean {
  // A folder may go by more than one name where case counts for nothing.
  return ownPicture.test(src) && !src.toLowerCase().startsWith(proofFolder);
}

/** Where a size of a picture is: `/api/picture/avif/320/demo/portraits/danae.webp`. */
export function pictureAddress({ src, format, width }: PictureVariant): string {
  return `${prefix}${format}/${width}${src}`;
}

/** Reads the path of such an address; null when it names nothing that is offered. */
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
