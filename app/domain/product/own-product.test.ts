import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';

import { locales } from '#domain/locale.ts';
import { noProduct, productOf, typedProduct } from './own-product.ts';
import { productFormSchema } from './product-form-schema.ts';
import { changedFields, productChange } from './own-product-change.ts';
import { newProductSchema } from './own-product-entries.ts';
import { type OwnProduct } from './own-product-values.ts';

const words = fc.string({ minLength: 1, maxLength: 40 }).map((text) => `a${text.trim()}`);
const anyPicture = fc.record({
  id: fc.integer({ min: 1, max: 9_999 }),
  src: fc.constant('/media/people/a.webp'),
  alt: fc.constantFrom('', 'The sleeve'),
});
const anyProduct: fc.Arbitrary<OwnProduct> = fc.record({
  id: fc.constant(7),
  title: words.map((text) => text.replace(/\p{Cc}+/gu, ' ').trim()),
  description: words,
  price: fc.integer({ min: 1, max: 10_000_000 }),
  categoryId: fc.integer({ min: 1, max: 99 }),
  stock: fc.option(fc.integer({ min: 0, max: 100_000 })),
  pictures: fc.array(anyPicture, { maxLength: 8 }),
  sale: fc.constant(null),
  status: fc.constantFrom('published', 'draft'),
  written: fc.constant([]),
  modified: fc.constant('2026-06-01T10:00:00'),
});
const anyLocale = fc.constantFrom(...locales);
const codes = (input: unknown) => {
  const { issues = [] } = v.safeParse(productFormSchema('en'), input);
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]));
};

it('finds nothing wrong with and nothing to send of a product that no one touched', () => {
  fc.assert(
    fc.property(anyProduct, anyLocale, (product, locale) => {
      const typed = typedProduct(product, locale);
      expect(v.is(productFormSchema(locale), typed)).toBe(true);
      expect(productChange(product, typed, locale, product.status)).toEqual({});
    }),
    { numRuns: 300 },
  );
});

it('sends what leads from one product to any other, and nothing that stays', () => {
  fc.assert(
    fc.property(anyProduct, anyProduct, anyLocale, (before, wanted, locale) => {
      const typed = typedProduct(wanted, locale);
      const whole = productOf(typed, locale, wanted.status);
      expect(v.is(newProductSchema, whole)).toBe(true);
      const change = productChange(before, typed, locale, wanted.status);
      const kept = productOf(typedProduct(before, locale), locale, before.status);
      expect({ ...kept, ...change }).toEqual(whole);
      for (const [field, value] of Object.entries(change)) {
        expect(value).not.toEqual(kept[field as keyof typeof kept]);
      }
    }),
    { numRuns: 300 },
  );
});

it('wants title, description, price and category, and whole pieces', () => {
  expect(codes(noProduct)).toEqual({
    title: 'required',
    description: 'required',
    price: 'required',
    category: 'required',
  });
  const good = { ...noProduct, title: 'Mug', description: 'Tea', price: '12', category: '44' };
  expect(codes(good)).toEqual({});
  expect(codes({ ...good, price: 'a lot', stock: '-1' })).toEqual({
    price: 'price',
    stock: 'pieces',
  });
  expect(codes({ ...good, title: 'x'.repeat(121), stock: '100001' })).toEqual({
    title: 'too-long',
    stock: 'pieces',
  });
});

it('says which fields differ, pictures by their order and their words too', () => {
  const pictures = [
    { id: 1, src: '/a', alt: '' },
    { id: 2, src: '/b', alt: '' },
  ];
  const before = { ...noProduct, pictures };
  expect(changedFields(before, { ...before, pictures: pictures.toReversed() })).toEqual([
    'pictures',
  ]);
  expect(changedFields(before, { ...before, stock: '3', title: 'Mug' })).toEqual([
    'title',
    'stock',
  ]);
});
