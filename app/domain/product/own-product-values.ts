import type { Locale } from '#domain/locale.ts';
import type { Cents } from '#domain/money/money.ts';
import type { TextLanguages } from './product.ts';
import { type ProductStatus } from './product-status.ts';

/** A picture of a celebrity's product, by its id in the media library. */
export interface OwnPicture {
  readonly id: number;
  readonly src: string;
  readonly alt: string;
}

/** A product as shown in its celebrity's list. */
export interface OwnProductRow {
  readonly id: number;
  readonly title: string;
  readonly price: Cents;
  readonly picture: string | null;
  readonly status: ProductStatus;
  /** Pieces left, or null if stock is not tracked. */
  readonly stock: number | null;
  /** The most specific of its categories; empty if it has none. */
  readonly category: string;
}

/** A product as edited by its celebrity. */
export interface OwnProduct extends Omit<OwnProductRow, 'picture' | 'category'> {
  readonly languages?: TextLanguages | undefined;
  /** The languages that have their own title and description. */
  readonly written: readonly Locale[];
  /** With markup (`marked-text.ts`). */
  readonly description: string;
  readonly categoryId: number | null;
  readonly pictures: readonly OwnPicture[];
  /** The price fans pay while the shop has it on sale; null if it is not on sale. */
  readonly sale: Cents | null;
  /** When it was last changed; a change applies only to the version that was seen. */
  readonly modified: string;
}
