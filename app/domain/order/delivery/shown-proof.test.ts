import { expect, it } from 'vitest';

import { shownProof } from './shown-proof.ts';

const name = '0123456789abcdef0123456789abcdef';

it('is with the order, another one for another picture, but for one that a WordPress keeps', () => {
  expect(shownProof(12, { lineId: 7, text: `/media/proofs/${name}.webp` })).toBe(
    `/api/orders/12/proof?line=7&picture=${name}`,
  );
  for (const text of ['https://shop.example/proof-1.webp', `/media/people/${name}.webp`]) {
    expect(shownProof(12, { lineId: 7, text })).toBe(text);
  }
});
