import type { Locale } from '#domain/locale.ts';
import type { Cents } from '#domain/money/money.ts';
import type { TextLanguages } from './product.ts';
import { type ProductStatus } from './product-status.ts';

/** A picture of an own product, by its id in the media library. */
export interface OwnPicture {
  readonly id: number;
  readonly src: string;
  readonly alt: string;
}

/** A product as the list of its celebrity shows it. */
export interface OwnProductRow {
  readonly id: number;
  readonly title: string;
  readonly price: Cents;
  readonly picture: string | null;
  readonly status: ProductStatus;
  /** Pieces left, or null when they are not counted. */
  readonly stock: number | null;
  /** The most exact of its categories; empty when it has none. */
  readonly category: string;
}

/** A product as its celebrity edits it. */
export interface OwnProduct extends Omit<OwnProductRow, 'picture' | 'category'> {
  readonly languages?: TextLanguages | undefined;
  /** The languages that have a title and a description of their own. */
  readonly written: readonly Locale[];
  /** With marks (`marked-text.ts`). */
  readonly description: string;
  readonly categoryId: number | null;
  readonly pictures: readonly OwnPicture[];
  /** What fans pay instead of the price while the shop has it on sale; null while it has not. */
  readonly sale: Cents | null;
  /** When it was last changed; a change is made only to what was seen. */
  readonly modified: string;
}
