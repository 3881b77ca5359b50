import type { Locale } from '#domain/locale.ts';
import type { Cents } from '#domain/money/money.ts';
import type { ProductPicture } from './product-picture.ts';

/** A product as a card shows it. */
export interface ProductCard {
  readonly id: number;
  readonly title: string;
  /** Undefined where the back end does not say. */
  readonly titleLanguage?: Locale | undefined;
  readonly price: Cents;
  /** Address of the picture, or null where the placeholder shows. */
  readonly picture: string | null;
  /** Who sells it; null when the back end does not say. */
  readonly seller: { readonly id: number; readonly shopName: string } | null;
}

/** Which language texts are in, where there are none in the reader's. */
export interface TextLanguages {
  readonly title: Locale;
  readonly description: Locale;
}

/** A product as its own page shows it. */
export interface Product extends ProductCard {
  /** Undefined where the back end does not say. */
  readonly languages?: TextLanguages | undefined;
  /** Sanitised HTML. */
  readonly description: string;
  /** Where it is filed, the parent first. */
  readonly categories: readonly {
    readonly id: number;
    readonly slug: string;
    readonly name: string;
  }[];
  readonly pictures: readonly ProductPicture[];
  readonly inStock: boolean;
  /** Pieces left, or null when they are not counted. */
  readonly stock: number | null;
}
