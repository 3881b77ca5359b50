import { clothingAndBags } from './products-clothing.ts';
import { printsAndGifts } from './products-prints.ts';
import { recordsAndBooks } from './products-records.ts';
import type { WorldProduct } from './world-types.ts';

/** Everything that is signed and sent. */
export const products: readonly WorldProduct[] = [
  ...recordsAndBooks,
  ...clothingAndBags,
  ...printsAndGifts,
];
