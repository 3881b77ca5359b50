import { describe, expect, it } from 'vitest';

import { oneLine } from './one-line.ts';

describe('a text as one line', () => {
  it.each([
    ['\u202esilleV eanaD', 'silleV eanaD'],
    ['\u2067Danae\u2069 Vellis\u200f', 'Danae Vellis'],
    ['Danae\u200b Vel\u00adlis\u2060', 'Danae Vellis'],
    ['Danae\r\n\r\nLog in at example.test', 'Danae Log in at example.test'],
    ['Danae\u2028Vellis\u0000', 'Danae Vellis'],
    [' \u202e ', ''],
  ])('%j is %j', (typed, line) => {
    expect(oneLine(typed)).toBe(line);
  });

  it.each([
    'Ava ❤️',
    '👨‍👩‍👧 family 👍🏽',
    'Şükrü Çağrı',
    'Милена Савковић',
    'Μαρία Καλή',
    'Cafe\u0301 Röyksopp',
    'Ava ★ 1',
  ])('%s stays', (name) => {
    expect(oneLine(name)).toBe(name);
  });
});
