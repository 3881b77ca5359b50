import * as v from 'valibot';
import { oneLine } from '#domain/text/one-line.ts';
import { maxAltLength, maxProductPictures } from './product-picture.ts';
import { productStatuses } from './product-status.ts';
import { highestPrice, lowestPrice } from '#domain/money/typed-price.ts';
import { maxPiecesPerOrder, maxTitleLength, maxDescriptionLength } from './product-limits.ts';

export const line = v.pipe(
  v.string(),
  v.transform(oneLine),
  v.minLength(1, 'required'),
  v.maxLength(maxTitleLength, 'too-long'),
);

export const description = v.pipe(
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

/** A new, complete product. */
export const newProductSchema = v.strictObject(entries);

export type NewProduct = v.InferOutput<typeof newProductSchema>;

/** The changed fields of a product; the rest stays. */
export const productChangeSchema = v.strictObject(v.partial(v.object(entries)).entries);

export type ProductChange = v.InferOutput<typeof productChangeSchema>;
