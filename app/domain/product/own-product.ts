import * as v from 'valibot';

import type { Locale } from '#domain/locale.ts';
import type { Cents } from '#domain/money/money.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { maxAltLength, maxProductPictures } from './product-picture.ts';
import type { TextLanguages } from './product.ts';
import { productStatuses, type ProductStatus } from './product-status.ts';
import { highestPrice, lowestPrice, priceText, readPrice } from '#domain/money/typed-price.ts';

/** The most pieces that are counted. */
export const maxPiecesPerOrder = 100_000;
export const maxTitleLength = 120;
export const maxDescriptionLength = 5_000;

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

const line = v.pipe(
  v.string(),
  v.transform(oneLine),
  v.minLength(1, 'required'),
  v.maxLength(maxTitleLength, 'too-long'),
);
const description = v.pipe(
  v.string(),
  v.transform((text) => text.trim()),
  v.minLength(1, 'required'),
  v.maxLength(maxDescriptionLength, 'too-long'),
);
const price = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(lowestPrice, 'price-low'),
  v.maxValue(highestPrice, 'price-high'),
);
const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const pieces = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxPiecesPerOrder));
const pictures = v.pipe(
  v.array(v.strictObject({ id, alt: v.pipe(v.string(), v.trim(), v.maxLength(maxAltLength)) })),
  v.maxLength(maxProductPictures, 'too-many'),
);
const entries = {
  title: line,
  description,
  price,
  categoryId: id,
  stock: v.nullable(pieces),
  pictures,
  status: v.picklist(productStatuses),
};

/** A new product, whole. */
export const newProductSchema = v.strictObject(entries);
export type NewProduct = v.InferOutput<typeof newProductSchema>;

/** What is changed of one; the rest stays. */
export const productChangeSchema = v.strictObject(v.partial(v.object(entries)).entries);
export type ProductChange = v.InferOutput<typeof productChangeSchema>;

/** The form, as typed. */
export interface TypedProduct {
  readonly title: string;
  readonly description: string;
  readonly price: string;
  /** A category's id; empty until one is chosen. */
  readonly category: string;
  /** Empty where pieces are not counted. */
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

/** The form as it is before anyone types. */
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

function piecesOf(typed: string): number | null | 'pieces' {
  const text = typed.replace(/\s/g, '');
  if (text === '') return null;
  return /^\d{1,6}$/.test(text) && Number(text) <= maxPiecesPerOrder ? Number(text) : 'pieces';
}

const typedPrice = (locale: Locale) =>
  v.pipe(
    v.string(),
    v.rawCheck<string>(({ dataset, addIssue }) => {
      const read = dataset.typed ? readPrice(dataset.value, locale) : 'price';
      if (typeof read !== 'number') addIssue({ message: read });
    }),
  );

/** The form as someone who reads this language fills it in. */
export function productFormSchema(locale: Locale): v.GenericSchema<TypedProduct, TypedProduct> {
  return v.object({
    title: line,
    description,
    price: typedPrice(locale),
    category: v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'required')),
    stock: v.pipe(
      v.string(),
      v.check((text) => piecesOf(text) !== 'pieces', 'pieces'),
    ),
    pictures: v.pipe(
      v.array(v.object({ id: v.number(), src: v.string(), alt: v.string() })),
      v.maxLength(maxProductPictures, 'too-many'),
    ),
  });
}

/** What a form that has nothing wrong says. */
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

/** Fields of the form whose words differ, in the order in which they stand there. */
export function changedFields(before: TypedProduct, after: TypedProduct) {
  const fields = ['title', 'price', 'category', 'stock', 'description', 'pictures'] as const;
  return fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}
export type ProductField = ReturnType<typeof changedFields>[number];

/** What has to be sent: only what differs, so that pieces that were sold meanwhile are not put back. */
export function productChange(
  before: OwnProduct,
  typed: TypedProduct,
  locale: Locale,
  status: ProductStatus,
): ProductChange {
  const wanted = productOf(typed, locale, status);
  const changed = changedFields(typedProduct(before, locale), typed);
  const has = (field: ProductField) => changed.includes(field);
  return {
    ...(has('title') && { title: wanted.title }),
    ...(has('description') && { description: wanted.description }),
    ...(has('price') && wanted.price !== before.price && { price: wanted.price }),
    ...(has('category') && { categoryId: wanted.categoryId }),
    ...(has('stock') && { stock: wanted.stock }),
    ...(has('pictures') && { pictures: wanted.pictures }),
    ...(status !== before.status && { status }),
  };
}
