import * as v from 'valibot';
import type { Locale } from '#domain/locale.ts';
import { maxProductPictures } from './product-picture.ts';
import { readPrice } from '#domain/money/typed-price.ts';
import { line, description } from './own-product-entries.ts';
import { type TypedProduct, piecesOf } from './own-product.ts';

const typedPrice = (locale: Locale) =>
  v.pipe(
    v.string(),
    v.rawCheck<string>(({ dataset, addIssue }) => {
      const read = dataset.typed ? readPrice(dataset.value, locale) : 'price';
      if (typeof read !== 'number') addIssue({ message: read });
    }),
  );

/** The form, for a user of this language. */
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
