import { expect, it } from 'vitest';

import { appErrorAdapter } from '#app/platform/app-error-adapter.ts';
import { AppError } from '#domain/app-error.ts';

import { freshPriceOf, priceChanged } from './fresh-price.ts';

it('comes over the network with the refusal', () => {
  const { toSerializable, fromSerializable } = appErrorAdapter;
  expect(freshPriceOf(fromSerializable(toSerializable(priceChanged(4_550))))).toBe(4_550);
});

it('is in no other failure, and is no nonsense', () => {
  const other = new AppError('not_found', { fields: { price: '1' } });
  const nonsense = new AppError('price_changed', { fields: { price: '-1.5' } });
  for (const error of [
    other,
    nonsense,
    new AppError('price_changed'),
    new Error('price_changed'),
  ]) {
    expect(freshPriceOf(error)).toBeNull();
  }
});
