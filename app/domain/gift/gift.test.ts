import { describe, expect, it } from 'vitest';

import { isGiftToken, isRevealed, mayGive, problemOfRevealDate, teaserOf } from './gift.ts';

const order = { customerId: 4, status: 'completed', answerVideo: {} } as const;

describe('a gift', () => {
  it('is made by the fan of a delivered video only', () => {
    expect(mayGive({ id: 4, role: 'fan' }, order)).toBe(true);
    expect(mayGive({ id: 5, role: 'fan' }, order)).toBe(false);
    expect(mayGive({ id: 5, role: 'administrator' }, order)).toBe(false);
    expect(mayGive({ id: 4, role: 'fan' }, { ...order, answerVideo: null })).toBe(false);
    for (const status of ['processing', 'refunded', 'cancelled'] as const) {
      expect(mayGive({ id: 4, role: 'fan' }, { ...order, status })).toBe(false);
    }
  });

  it('opens at the instant that was chosen', () => {
    const day = new Date('2026-12-24T22:00:00Z');
    expect(isRevealed(day, new Date('2026-12-24T21:59:59Z'))).toBe(false);
    expect(isRevealed(day, day)).toBe(true);
    expect(isRevealed(null, day)).toBe(true);
  });

  it('can be closed for a year at most', () => {
    const now = new Date('2026-06-01T00:00:00Z');
    expect(problemOfRevealDate('2027-06-01T00:00:00Z', now)).toBeNull();
    expect(problemOfRevealDate('2027-06-03T00:00:00Z', now)).toBe('too-late');
    expect(problemOfRevealDate('2020-01-01T00:00:00Z', now)).toBeNull();
    expect(problemOfRevealDate(null, now)).toBeNull();
  });

  it.each([
    ['', ''],
    ['Hi', ''],
    ['Happy birthday, dear Theo. See who sings for you tonight!', 'Happy birthday…'],
    ['Supercalifragilisticexpialidocious', ''],
    ['word '.repeat(56), 'word word word word word word word word…'],
  ])('shows of %j only %j before', (note, teaser) => {
    expect(teaserOf(note)).toBe(teaser);
  });

  it('has a token of 256 bits', () => {
    expect(isGiftToken('a'.repeat(43))).toBe(true);
    for (const text of ['', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}/`]) {
      expect(isGiftToken(text)).toBe(false);
    }
  });
});
