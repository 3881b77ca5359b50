import type { Locale } from '#domain/locale.ts';
import type { Cents } from '#domain/money/money.ts';
import type { ProductPicture } from './product-picture.ts';

/** A product as shown on a card. */
export interface ProductCard {
  readonly id: number;
  readonly title: string;
  /** Undefined if the back end does not report it. */
  readonly titleLanguage?: Locale | undefined;
  readonly price: Cents;
  /** URL of the picture, or null if the placeholder is shown. */
  readonly picture: string | null;
  /** The seller; null if the back end does not report it. */
  readonly seller: { readonly id: number; readonly shopName: string } | null;
}

/** The language of the texts, when there are none in the reader's. */
export interface TextLanguages {
  readonly title: Locale;
  readonly description: Locale;
}

/** A product as shown on its own page. */
export interface Product extends ProductCard {
  /** Undefined if the back end does not report it. */
  readonly languages?: TextLanguages | undefined;
  /** Sanitised HTML. */
  readonly description: string;
  /** Its categories, parent first. */
  readonly categories: readonly {
    readonly id: number;
    readonly slug: string;
    readonly name: string;
  }[];
  readonly pictures: readonly ProductPicture[];
  readonly inStock: boolean;
  /** Pieces left, or null if stock is not tracked. */
  readonly stock: number | null;
}
