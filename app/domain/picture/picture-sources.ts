import {
  type PictureSource,
  ownPicture,
  pictureWidths,
  pictureFormats,
  pictureAddress,
} from './picture.ts';

/**
 * The sources of a `<picture>`, best format first; empty for a URL that is not ours, which is then shown as is.
 * @param widest the largest width worth offering: the display width, doubled for high-density screens
 */
export function pictureSources(src: string, widest: number = 960): readonly PictureSource[] {
  if (!ownPicture.test(src)) return [];
  const enough = pictureWidths.find((width) => width >= widest) ?? 960;
  const widths = pictureWidths.filter((width) => width <= enough);
  return pictureFormats.map((format) => ({
    type: `image/${format}` as const,
    srcSet: widths.map((width) => `${pictureAddress({ src, format, width })} ${width}w`).join(', '),
  }));
}
