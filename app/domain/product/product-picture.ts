import type { Locale } from '#domain/locale.ts';

/** How many pictures a product has at most. */
export const maxProductPictures = 8;
/** How wide and high a stored picture of a product is at most, in pixels. */
export const productPictureSide = 1280;
/** The longest alternative text. */
export const maxAltLength = 300;

/** A picture of a product as its page shows it. `alt` is empty where no one wrote one. */
export interface ProductPicture {
  readonly src: string;
  readonly alt: string;
  /** Undefined where the back end does not say. */
  readonly altLanguage?: Locale | undefined;
}
