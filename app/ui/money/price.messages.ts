import { msg } from '@lingui/core/macro';

/** Validation errors of a typed price, by the codes of `readPrice`. */
export const priceProblem = {
  required: msg`Enter a price`,
  price: msg`Enter the price as a number, e.g. 85 or 85.50`,
  'price-unclear': msg`Is that thousands or cents? Write thousands without a separator and cents with two digits.`,
  'price-cents': msg`Use at most two decimal places`,
  'price-low': msg`The lowest price is €0.01`,
  'price-high': msg`The highest price is €100,000`,
};
