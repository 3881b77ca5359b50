import { expect, it } from 'vitest';

import {
  breachesOf,
  defaultQuality,
  isSameQuality,
  qualityOf,
  readQuality,
  strictestQuality,
} from './quality-promise.ts';

const promise = { seconds: 30, sound: true, nameSpoken: true };

it('is half a minute with sound and the name, for services that are fulfilled with a video', () => {
  expect(defaultQuality('getVideo')).toEqual(promise);
  expect(defaultQuality('sendVideo')).toEqual({ ...promise, nameSpoken: false });
  expect(defaultQuality('sendMessage')).toBeNull();
});

it.each([
  [promise, promise],
  [JSON.stringify(promise), promise],
  ['30', null],
  ['{', null],
  [{ ...promise, seconds: 4 }, null],
  [{ ...promise, seconds: 30.5 }, null],
  [undefined, null],
])('reads %j as %j', (stored, read) => {
  expect(readQuality(stored)).toEqual(read);
});

it('is the default where what is stored is none', () => {
  expect(qualityOf('getVideo', 'long')).toEqual(promise);
  expect(qualityOf('getVideo', { ...promise, seconds: 60 })?.seconds).toBe(60);
  expect(qualityOf('twitterFollow', promise)).toBeNull();
});

it('is the strictest of all services that one video fulfils', () => {
  const other = { seconds: 60, sound: false, nameSpoken: false };
  expect(strictestQuality([null, promise, other])).toEqual({ ...promise, seconds: 60 });
  expect(strictestQuality([null])).toBeNull();
  expect(isSameQuality(promise, { ...promise })).toBe(true);
  expect(isSameQuality(promise, other)).toBe(false);
  expect(isSameQuality(null, null)).toBe(true);
  expect(isSameQuality(promise, null)).toBe(false);
});

it.each([
  [{ seconds: 29.4, sound: true }, ['too-short']],
  [{ seconds: 29.5, sound: true }, []],
  [{ seconds: 31, sound: false }, ['no-sound']],
  [{ seconds: 3, sound: false }, ['too-short', 'no-sound']],
  [{ seconds: null, sound: null }, []],
  [null, []],
])('is broken by %j: %j', (facts, breaches) => {
  expect(breachesOf(promise, facts)).toEqual(breaches);
});

it('lets a silent video pass where no sound was promised, and anything where nothing was', () => {
  expect(breachesOf({ ...promise, sound: false }, { seconds: 40, sound: false })).toEqual([]);
  expect(breachesOf(null, { seconds: 1, sound: false })).toEqual([]);
});
