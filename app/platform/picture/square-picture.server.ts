import { productPictureSide } from '#domain/product/product-picture.ts';
import { pictureSide } from '#domain/person/profile-picture.ts';
import { writtenAnew } from './rewritten-picture.server.ts';

/**
 * A picture of a person: square.
 * @throws AppError `picture_too_large`, `not_a_picture`, `picture_too_many_pixels`, `broken_picture`
 */
export function squarePicture(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return writtenAnew(bytes, (shorter) => {
    const side = Math.min(shorter, pictureSide);
    return { width: side, height: side, fit: 'cover' };
  });
}

/** A picture of a thing: uncropped, and no larger than displayed. Throws as `squarePicture` does. */
export function fittedPicture(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const side = productPictureSide;
  return writtenAnew(bytes, () => ({
    width: side,
    height: side,
    fit: 'inside',
    withoutEnlargement: true,
  }));
}
