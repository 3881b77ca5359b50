import { expect, it } from 'vitest';

import { ratesFrom } from './exchange-rates.ts';

it('reads rates that are based on the euro', () => {
  expect(ratesFrom({ EUR: 1, TRY: 48.2 })).toEqual({ EUR: 1, TRY: 48.2 });
});

it.each([null, 'down', {}, { EUR: 2 }, { EUR: 1, usd: 1 }, { EUR: 1, USD: -1 }, { USD: 1.1 }])(
  'falls back to EUR at rate 1 for %j',
  (answer) => {
    expect(ratesFrom(answer)).toEqual({ EUR: 1 });
  },
);
