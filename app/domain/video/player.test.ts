import { describe, expect, it } from 'vitest';

import { changedSpeed, playerActionOf, playerTime, resumedAt } from './player.ts';

describe('a player', () => {
  it.each([
    [0, '0:00'],
    [7.9, '0:07'],
    [750, '12:30'],
    [3_723, '1:02:03'],
    [Number.NaN, '0:00'],
    [Number.POSITIVE_INFINITY, '0:00'],
  ])('shows %d seconds as %s', (seconds, shown) => {
    expect(playerTime(seconds)).toBe(shown);
  });

  it.each([
    [1, 1, 1.25],
    [2, 1, 2],
    [0.5, -1, 0.5],
    [1, -1, 0.75],
    [3, 1, 2],
  ] as const)('goes from speed %d by %d to %d', (from, step, to) => {
    expect(changedSpeed(from, step)).toBe(to);
  });

  const plain = { code: '', ctrlKey: false, metaKey: false, altKey: false };
  it.each([
    [{ key: ' ' }, 'toggle'],
    [{ key: 'K', code: 'KeyK' }, 'toggle'],
    [{ key: 'κ', code: 'KeyK' }, 'toggle'],
    [{ key: 'ь', code: 'KeyM' }, 'mute'],
    [{ key: 'ArrowLeft' }, 'back'],
    [{ key: 'End' }, 'end'],
    [{ key: '>' }, 'faster'],
    [{ key: 'f', ctrlKey: true }, null],
    [{ key: 'x', code: 'KeyK' }, null],
    [{ key: 'Tab' }, null],
  ])('does for %j: %s', (key, action) => {
    expect(playerActionOf({ ...plain, ...key })).toBe(action);
  });

  it('goes on where someone stopped, except at the ends', () => {
    expect(resumedAt(30, 60)).toBe(30);
    expect(resumedAt(4, 60)).toBe(0);
    expect(resumedAt(57, 60)).toBe(0);
    expect(resumedAt(30, Number.NaN)).toBe(0);
  });
});
