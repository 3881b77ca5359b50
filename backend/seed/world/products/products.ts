import { bagsAndAccessories } from './products-bags.ts';
import { books } from './products-books.ts';
import { keepsakes } from './products-keepsakes.ts';
import { printsAndMugs } from './products-prints.ts';
import { records } from './products-records.ts';
import { shirtsAndHoodies } from './products-shirts.ts';
import type { WorldProduct } from '../world-types.ts';

/** Everything that is signed and sent. The order gives the ids of a first start. */
export const products: readonly WorldProduct[] = [
  ...records,
  ...books,
  ...shirtsAndHoodies,
  ...bagsAndAccessories,
  ...printsAndMugs,
  ...keepsakes,
];
