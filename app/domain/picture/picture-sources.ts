import {
  type PictureSource,
  ownPicture,
  pictureWidths,
  pictureFormats,
  pictureAddress,
} from './picture.ts';

/**
 * The sizes of a picture for a `<picture>`, the best format first; none for an address that is not our own, which
 * is then shown as it is.
 * @param widest the largest width worth offering: what the place shows, doubled for fine screens
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
