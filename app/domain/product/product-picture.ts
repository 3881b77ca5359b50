import type { Locale } from '#domain/locale.ts';

/** Maximum number of pictures per product. */
export const maxProductPictures = 8;
/** Maximum width and height of a stored product picture, in pixels. */
export const productPictureSide = 1280;
/** Maximum length of the alternative text. */
export const maxAltLength = 300;

/** A product picture as shown on the product's page. `alt` is empty if no one wrote one. */
export interface ProductPicture {
  readonly src: string;
  readonly alt: string;
  /** Undefined if the back end does not report it. */
  readonly altLanguage?: Locale | undefined;
}
