import { expect, it, vi } from 'vitest';

import { siteOf } from '#tests/support/wordpress/site-of.ts';

import { answerQuote } from './answer-quote.server.ts';
import { json } from '../site.server.ts';

/** A shop with the companion plugin; what asks for a cart of its front is told so. */
function shop() {
  const pass = vi.fn<() => Promise<Response>>(() => Promise.resolve(json({ total: '15.00' })));
  const send = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('a cart was asked for')));
  const rules = () =>
    Promise.resolve({ base: null, pricesIncludeTax: false, hasQuotes: true } as const);
  return { side: { site: siteOf({ pass, send }), rules }, pass, send };
}

const question = (body: object) =>
  new Request('https://shop.example/wp-json/astera/v1/quote', {
    method: 'POST',
    body: JSON.stringify({ line_items: [{ product_id: 12, quantity: 1 }], ...body }),
  });

it('asks the companion plugin where nothing is sent', async () => {
  const { side, pass, send } = shop();
  const answer = await answerQuote(side, question({}));
  expect(await answer.json()).toEqual({ total: '15.00' });
  expect(pass).toHaveBeenCalledOnce();
  expect(send).not.toHaveBeenCalled();
});

it('asks the cart of goods: it alone says how they may be sent, and where to they are not', async () => {
  const { side, pass } = shop();
  const asked = answerQuote(side, question({ shipping: { country: 'US' } }));
  await expect(asked).rejects.toThrow('a cart was asked for');
  expect(pass).not.toHaveBeenCalled();
});
