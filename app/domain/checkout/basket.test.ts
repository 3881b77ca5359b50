import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  basketFrom,
  basketOf,
  emptyBasket,
  maxBasketLines,
  maxPiecesPerOrder,
  withLine,
  withQuantity,
  type Basket,
} from './basket.ts';
import { chosenLines, groupsOf } from './order-group.ts';
import { costOf, countOf } from './basket-pieces.ts';
import { withLineBack, withoutLine } from './basket-removal.ts';
import { withoutOrdered } from './without-ordered.ts';
import { checkoutFor, withCheckout, withKeys, withoutKeys, withSent } from './basket-keys.ts';
import { type BasketLine } from './basket-line.ts';
import { problemOf, withProblemsSolved } from '#domain/order/line-facts.ts';

const uuid = (count: number) => `0b7e6a9c-7f0d-4c55-9f25-${String(count).padStart(12, '0')}`;

function product(count: number, changes: Partial<BasketLine> = {}): BasketLine {
  return {
    kind: 'product',
    id: uuid(count),
    productId: count,
    title: `Product ${count}`,
    image: null,
    celebrityId: 7,
    celebrityName: 'Danae Vellis',
    price: 1_000,
    quantity: 1,
    ...changes,
  } as BasketLine;
}

function service(count: number, celebrityId = 7): BasketLine {
  return {
    kind: 'service',
    id: uuid(count),
    celebrityId,
    celebrityName: `Celebrity ${celebrityId}`,
    image: null,
    price: 8_500,
    service: 'getVideo',
    answers: { from: 'Olu', to: 'Ada' },
  };
}

function basketWith(...lines: BasketLine[]): Basket {
  return lines.reduce<Basket>((basket, line) => withLine(basket, line) ?? basket, emptyBasket);
}

describe('a basket', () => {
  it('holds a product once, in the number that was asked for so far, up to ten', () => {
    const once = basketWith(product(1, { quantity: 4 }));
    const twice = withLine(once, { ...product(1, { quantity: 3 }), id: uuid(9) });
    expect(twice?.lines).toMatchObject([{ id: uuid(1), quantity: 7 }]);
    const often = twice && withLine(twice, { ...product(1, { quantity: 9 }), id: uuid(8) });
    expect(often?.lines).toMatchObject([{ quantity: 10 }]);
  });

  it('holds two requests to one celebrity as two lines', () => {
    expect(basketWith(service(1), service(2)).lines).toHaveLength(2);
  });

  it('says so when it is full, and takes nothing more but of what is in it', () => {
    const lines = Array.from({ length: maxBasketLines }, (_, index) => product(index + 1));
    const full = basketWith(...lines);
    expect(withLine(full, product(99))).toBeNull();
    expect(withLine(full, { ...product(3), id: uuid(77) })?.lines[2]).toMatchObject({
      quantity: 2,
    });
  });

  it('keeps a quantity between one and ten, whatever it is set to', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.double()), (quantity) => {
        const [line] = withQuantity(basketWith(product(1)), uuid(1), quantity).lines;
        const kept = line?.kind === 'product' ? line.quantity : 0;
        return Number.isInteger(kept) && kept >= 1 && kept <= 10;
      }),
      { numRuns: 10_000 },
    );
    expect([
      maxPiecesPerOrder(null),
      maxPiecesPerOrder(3),
      maxPiecesPerOrder(0),
      maxPiecesPerOrder(99),
    ]).toEqual([10, 3, 1, 10]);
  });

  it('gets a line back where it was', () => {
    const full = basketWith(product(1), product(2), product(3));
    const without = withoutLine(full, uuid(2));
    expect(withLineBack(without, product(2), 1)).toEqual(full);
    expect(withLineBack(full, product(2), 1)).toEqual(full);
  });

  it('becomes one order for each celebrity, with nothing lost and nothing twice', () => {
    const lines = fc.array(
      fc.record({
        celebrityId: fc.integer({ min: 1, max: 5 }),
        quantity: fc.integer({ min: 1, max: 10 }),
      }),
      { maxLength: maxBasketLines },
    );
    fc.assert(
      fc.property(lines, (commands) => {
        const all = commands.map((command, index) => product(index + 1, command));
        const groups = groupsOf(all);
        const ids = groups.flatMap((group) => group.lines.map(({ id }) => id));
        const sum = groups.reduce((total, group) => total + costOf(group.lines), 0);
        return (
          new Set(ids).size === all.length &&
          ids.length === all.length &&
          sum === costOf(all) &&
          countOf(all) === commands.reduce((total, { quantity }) => total + quantity, 0) &&
          new Set(groups.map(({ celebrityId }) => celebrityId)).size === groups.length
        );
      }),
      { numRuns: 10_000 },
    );
  });

  it('is checked out as a whole, or but for the one line that was bought at once', () => {
    const basket = basketWith(product(1), service(2));
    expect(chosenLines(basket, undefined)).toHaveLength(2);
    expect(chosenLines(basket, uuid(2)).map(({ id }) => id)).toEqual([uuid(2)]);
    expect(chosenLines(basket, uuid(9))).toEqual([]);
  });
});

describe('the key of an order', () => {
  const key = uuid(500);

  it('is made once for a celebrity, and anew only after an order was made with it', () => {
    const basket = withKeys(basketWith(product(1), product(2)), [7], () => key);
    expect(withKeys(basket, [7], () => uuid(501)).keys).toEqual({ 7: key });
    const after = withoutOrdered(withSent(basket, [key]), key, [{ id: uuid(1), quantity: 1 }]);
    expect(after).toMatchObject({ keys: {}, sent: [], lines: [{ id: uuid(2) }] });
  });

  it('stays with what was not ordered under it, and leaves what was added meanwhile', () => {
    const basket = withKeys(basketWith(product(1, { quantity: 5 })), [7], () => key);
    const after = withoutOrdered(basket, key, [{ id: uuid(1), quantity: 2 }]);
    expect(after.lines).toMatchObject([{ id: uuid(1), quantity: 3 }]);
    expect(withoutOrdered(basket, uuid(404), [])).toEqual(basket);
  });
});

describe('what was kept', () => {
  const kept = withKeys(basketWith(product(1), service(2, 9)), [7, 9], () => uuid(500));

  it('is read as it was written', () => {
    expect(basketFrom(JSON.stringify(kept))).toEqual(kept);
  });

  it.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '{}',
    '{"lines":[{}]}',
    JSON.stringify({ ...kept, lines: [{ ...product(1), quantity: 11 }] }),
    JSON.stringify({ ...kept, lines: [{ ...product(1), price: -1 }] }),
    JSON.stringify({ ...kept, lines: Array.from({ length: 21 }, (_, index) => product(index)) }),
    JSON.stringify({ ...kept, keys: { 7: 'mine' } }),
    JSON.stringify({ ...kept, owner: 'me' }),
  ])('is an empty basket when it is %j', (text) => {
    expect(basketFrom(text)).toEqual(emptyBasket);
  });

  it('survives any text at all', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        basketFrom(text);
        return true;
      }),
      { numRuns: 10_000 },
    );
  });

  it('is taken over by anyone who signs in, and shown to no one else', () => {
    const own = basketOf(kept, 5);
    expect(own).toMatchObject({ owner: 5, lines: kept.lines });
    expect(basketOf(own, 5)).toBe(own);
    expect(basketOf(own, 6)).toEqual({ ...emptyBasket, owner: 6 });
  });
});

describe('what changed meanwhile', () => {
  it('is named, the worst first', () => {
    const line = { id: uuid(1), price: 1_000, quantity: 3 };
    const at = (price: number, stock: number | null) => problemOf(line, { price, stock })?.kind;
    expect(problemOf(line, null)?.kind).toBe('gone');
    expect(at(1_000, 0)).toBe('sold-out');
    expect(at(1_200, 2)).toBe('too-few');
    expect(at(1_200, 3)).toBe('price-changed');
    expect(at(1_000, null)).toBeUndefined();
  });

  it('is taken over in one step, and the rest stays', () => {
    const basket = basketWith(
      product(1),
      product(2),
      product(3, { quantity: 5 }),
      product(4),
      service(5),
    );
    const solved = withProblemsSolved(basket, [
      { id: uuid(1), kind: 'gone' },
      { id: uuid(2), kind: 'sold-out' },
      { id: uuid(3), kind: 'too-few', stock: 2 },
      { id: uuid(4), kind: 'price-changed', price: 1_200 },
    ]);
    expect(solved.lines).toMatchObject([
      { id: uuid(3), quantity: 2, price: 1_000 },
      { id: uuid(4), price: 1_200 },
      { id: uuid(5), price: 8_500 },
    ]);
  });
});

describe('one payment for several orders', () => {
  const id = uuid(700);
  const filled = () => basketWith(product(1), service(2, 9), service(3, 11));
  const begun = () =>
    withKeys(
      withCheckout(filled(), [7, 9, 11], () => id),
      [7, 9, 11],
      (() => {
        let count = 500;
        return () => uuid((count += 1));
      })(),
    );

  it('is made of a checkout with several celebrities, and of no other', () => {
    expect(checkoutFor(begun(), [7, 9, 11])).toBe(id);
    const alone = withCheckout(filled(), [7], () => id);
    expect(checkoutFor(alone, [7])).toBeUndefined();
    expect(alone.checkout).toBeNull();
  });

  it('stays the same until its last order is made, no matter who asks for it meanwhile', () => {
    const first = begun();
    const keyOf = (of: number) => first.keys[String(of)] ?? '';
    const half = withoutOrdered(first, keyOf(7), []);
    expect(withCheckout(half, [9, 11], () => uuid(701)).checkout?.id).toBe(id);
    expect(
      checkoutFor(
        withCheckout(half, [9], () => uuid(701)),
        [9],
      ),
    ).toBe(id);
    // An order that came to another total gets another key, and is paid with the others all the same.
    expect(checkoutFor(withoutKeys(half, [9]), [9])).toBe(id);
    // What is ordered anew of someone whose order is made is not part of it.
    expect(checkoutFor(half, [7])).toBeUndefined();
    const whole = withoutOrdered(withoutOrdered(half, keyOf(9), []), keyOf(11), []);
    expect(whole.checkout).toBeNull();
  });

  it('is kept as text, and a basket of before has none', () => {
    const text = JSON.stringify(begun());
    expect(basketFrom(text).checkout).toEqual({ id, open: [7, 9, 11] });
    const { checkout: _none, ...before } = begun();
    expect(basketFrom(JSON.stringify(before)).checkout).toBeNull();
  });
});
