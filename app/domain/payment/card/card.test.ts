import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';

import { cardSchema, isCardNumber, passesLuhn } from './card.ts';
import { expiryOf } from './card-expiry.ts';
import { groupedCardNumber, groupedExpiry } from './card-input.ts';
import { brandOf, cardBrands } from './card-brand.ts';
import { cardTokenSchema } from './card-token.ts';

const now = new Date(2026, 10, 21);
const good = { number: '4242 4242 4242 4242', name: 'Iris K', expiry: '11 / 26', cvc: '123' };

function wrong(change: Partial<typeof good>): string[] {
  const { issues = [] } = v.safeParse(cardSchema(now), { ...good, ...change });
  // A form shows the first that is wrong with a field.
  const first = new Map(issues.toReversed().map(({ path, message }) => [path?.[0]?.key, message]));
  return [...first].map(([field, message]) => `${String(field)}: ${message}`);
}

const published = [
  ['4242424242424242', 'Visa', '4242 4242 4242 4242'],
  ['4000056655665556', 'Visa', '4000 0566 5566 5556'],
  ['5555555555554444', 'Mastercard', '5555 5555 5555 4444'],
  ['2223003122003222', 'Mastercard', '2223 0031 2200 3222'],
  ['378282246310005', 'American Express', '3782 822463 10005'],
  ['6011111111111117', 'Discover', '6011 1111 1111 1117'],
  ['3056930009020004', 'Diners Club', '3056 930009 0200 04'],
  ['36227206271667', 'Diners Club', '3622 720627 1667'],
  ['3566002020360505', 'JCB', '3566 0020 2036 0505'],
  ['6200000000000005', 'UnionPay', '6200 0000 0000 0005'],
] as const;

describe('a card number', () => {
  it.each(published)('%s is a whole one, of %s, shown as %s', (number, brand, shown) => {
    expect([isCardNumber(number), brandOf(number)?.name]).toEqual([true, brand]);
    expect(groupedCardNumber(number)).toBe(shown);
    expect(groupedCardNumber(shown)).toBe(shown);
  });

  it('loses nothing by being grouped, and is never longer than its brand', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789 -'), maxLength: 30 }),
        (typed) => {
          const digits = typed.replaceAll(/\D/g, '');
          const shown = groupedCardNumber(typed);
          expect(digits.startsWith(shown.replaceAll(' ', ''))).toBe(true);
          expect(shown.replaceAll(' ', '').length).toBeLessThanOrEqual(19);
          expect(groupedCardNumber(shown)).toBe(shown);
        },
      ),
      { numRuns: 10_000 },
    );
  });

  it('is refused with one digit changed, and with two unequal neighbours swapped but 0 and 9', () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 11, maxLength: 18 });
    fc.assert(
      fc.property(digits, fc.nat(), fc.integer({ min: 1, max: 9 }), (own, at, by) => {
        const body = own.join('');
        const check = [...'0123456789'].find((digit) => passesLuhn(body + digit)) ?? '';
        const number = body + check;
        expect(passesLuhn(number)).toBe(true);
        const place = at % number.length;
        const other = (Number(number[place]) + by) % 10;
        expect(passesLuhn(number.slice(0, place) + other + number.slice(place + 1))).toBe(false);
        const [left = '', right = ''] = number.slice(place, place + 2);
        if (right === '' || left === right || ['09', '90'].includes(left + right)) return;
        expect(passesLuhn(number.slice(0, place) + right + left + number.slice(place + 2))).toBe(
          false,
        );
      }),
      { numRuns: 10_000 },
    );
  });

  it('belongs to one brand at most, whatever it begins with', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9999 }), (start) => {
        const digits = String(start).padStart(4, '0').padEnd(16, '0');
        const brands = cardBrands.filter(({ ranges }) =>
          ranges.some(([from, to]) => {
            const head = digits.slice(0, from.length);
            return head >= from && head <= to;
          }),
        );
        expect(brands.length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('the card form', () => {
  it('takes a card to the last day of its month', () => {
    expect(wrong({})).toEqual([]);
    expect(wrong({ expiry: '12/2026' })).toEqual([]);
    expect(wrong({ expiry: '10/26' })).toEqual(['expiry: card-past']);
    expect(wrong({ expiry: '12/25' })).toEqual(['expiry: card-past']);
    expect(wrong({ expiry: '01/27' })).toEqual([]);
  });

  it.each([
    [{ number: '' }, ['number: required']],
    [{ number: '4242 4242 4242 4241' }, ['number: card-number']],
    [{ number: '4242 4242 4242 424' }, ['number: card-number']],
    [{ number: '0000 0000 0000 0000' }, ['number: card-number']],
    [{ number: 'four two four two' }, ['number: card-number']],
    [{ name: '  ' }, ['name: required']],
    [{ name: 'x'.repeat(101) }, ['name: too-long']],
    [{ expiry: '' }, ['expiry: required']],
    [{ expiry: '13/27' }, ['expiry: card-expiry']],
    [{ expiry: '00/27' }, ['expiry: card-expiry']],
    [{ expiry: '12' }, ['expiry: card-expiry']],
    [{ expiry: '12/47' }, ['expiry: card-expiry']],
    [{ cvc: '' }, ['cvc: required']],
    [{ cvc: '12' }, ['cvc: card-cvc']],
    [{ cvc: '1234' }, ['cvc: card-cvc']],
    [{ cvc: '12a' }, ['cvc: card-cvc']],
    [{ number: '3782 822463 10005' }, ['cvc: card-cvc']],
    [{ number: '3782 822463 10005', cvc: '1234' }, []],
  ] as const)('with %j says %j', (change, expected) => {
    expect(wrong(change)).toEqual(expected);
  });

  it('writes the month and year while they are typed', () => {
    const typed = (keys: string) =>
      [...keys].reduce((shown, key) => groupedExpiry(shown + key, shown), '');
    expect(['1', '12', '5', '528', '1/28', '1228', '12/28', '122028'].map(typed)).toEqual([
      '1',
      '12 / ',
      '05 / ',
      '05 / 28',
      '01 / 28',
      '12 / 28',
      '12 / 28',
      '12 / 2028',
    ]);
    expect(groupedExpiry('12 /', '12 / ')).toBe('12');
    expect(expiryOf('1/28')).toEqual({ month: 1, year: 2028 });
    // Pasted over something longer, it stays as it came.
    expect(expiryOf('1228')).toEqual({ month: 12, year: 2028 });
    expect(expiryOf('122028')).toEqual({ month: 12, year: 2028 });
    expect(['128', '1 28', '12', '12 / ', '12 / 2'].map(expiryOf)).toEqual(Array(5).fill(null));
  });
});

describe('what stands for a card', () => {
  it.each([
    '4242424242424242',
    'pm_4242424242424242',
    'card 4242',
    '',
    'tok_visa',
    'pm_',
    'pm_a\n',
  ])('is not %j', (token) => {
    expect(v.safeParse(cardTokenSchema, token).success).toBe(false);
  });
  it.each(['test_visa', 'pm_1MqLiJLkdIwHu7ixUEgbFdYF', 'pi_3MtwBwLkdIwHu7ix28a3tqPa'])(
    'may be %s',
    (token) => {
      expect(v.safeParse(cardTokenSchema, token).success).toBe(true);
    },
  );
});
