import { describe, expect, it } from 'vitest';

import { locales } from '#domain/locale.ts';

import { clockTime, megabytes, percent, roughTime, speed } from './sizes.ts';

describe('what is said of an upload on its way', () => {
  it.each([
    [900, '1 kB/s'],
    [500 * 1_024, '500 kB/s'],
    [2.13 * 1_048_576, '2.1 MB/s'],
  ])('%d bytes a second are %s', (bytes, words) => {
    expect(speed(bytes, 'en')).toBe(words);
  });

  it.each([
    [0, '5 sec'],
    [16, '20 sec'],
    [61, '2 min'],
    [5_400, '1.5 hr'],
  ])('%d seconds are about %s', (seconds, words) => {
    expect(roughTime(seconds, 'en')).toBe(words);
  });

  it('is said in every language', () => {
    for (const locale of locales) {
      expect(speed(2_000_000, locale)).toMatch(/1[.,]9/);
      expect(roughTime(20, locale)).toContain('20');
    }
  });

  it('is in Azerbaijani where a browser knows no Azerbaijani', () => {
    expect(megabytes(432_642_457, 'az')).toBe('412,6 MB');
    expect(speed(2.13 * 1_048_576, 'az')).toBe('2,1 MB/san');
    expect([20, 150, 5_400].map((seconds) => roughTime(seconds, 'az'))).toEqual([
      '20 san',
      '3 dəq',
      '1,5 saat',
    ]);
    expect(percent(63.4, 'az')).toBe('63,4%');
    expect(percent(63.4, 'tr')).toBe('%63,4');
  });

  it('tells the length of a film as clocks do', () => {
    expect([0, 9_999, 65_000, 600_000].map(clockTime)).toEqual(['0:00', '0:09', '1:05', '10:00']);
  });
});
