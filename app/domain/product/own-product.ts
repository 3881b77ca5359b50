import type { Locale } from '#domain/locale.ts';
import type { ProductStatus } from './product-status.ts';
import { priceText, readPrice } from '#domain/money/typed-price.ts';
import { maxPiecesPerOrder } from './product-limits.ts';
import type { OwnPicture, OwnProduct } from './own-product-values.ts';
import type { NewProduct } from './own-product-entries.ts';

/** The form, as typed. */
export interface TypedProduct {
  readonly title: string;
  readonly description: string;
  readonly price: string;
  /** A category's id; empty until one is selected. */
  readonly category: string;
  /** Empty if stock is not tracked. */
  readonly stock: string;
  readonly pictures: readonly OwnPicture[];
}

export const noProduct: TypedProduct = {
  title: '',
  description: '',
  price: '',
  category: '',
  stock: '',
  pictures: [],
};

/** The form's initial values. */
export function typedProduct(product: OwnProduct, locale: Locale): TypedProduct {
  const { title, pictures: shown, categoryId, stock } = product;
  return {
    title,
    description: product.description,
    price: priceText(product.price, locale),
    category: categoryId === null ? '' : String(categoryId),
    stock: stock === null ? '' : String(stock),
    pictures: shown,
  };
}

export function piecesOf(typed: string): number | null | 'pieces' {
  const text = typed.replace(/\s/g, '');
  if (text === '') return null;
  return /^\d{1,6}$/.test(text) && Number(text) <= maxPiecesPerOrder ? Number(text) : 'pieces';
}

/** The values of a valid form. */
export function productOf(typed: TypedProduct, locale: Locale, status: ProductStatus): NewProduct {
  const cents = readPrice(typed.price, locale);
  const stock = piecesOf(typed.stock);
  return {
    title: typed.title.trim(),
    description: typed.description.trim(),
    price: typeof cents === 'number' ? cents : 0,
    categoryId: Number(typed.category),
    stock: stock === 'pieces' ? null : stock,
    pictures: typed.pictures.map(({ id: picture, alt }) => ({ id: picture, alt: alt.trim() })),
    status,
  };
}
