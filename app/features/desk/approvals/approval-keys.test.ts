import { expect, it } from 'vitest';

import { commandOf } from './approval-keys.ts';

const press = { code: '', ctrlKey: false, metaKey: false, altKey: false, repeat: false };

it('reads the keys of the list, in capitals too', () => {
  expect(commandOf({ ...press, key: 'j' })).toBe('next');
  expect(commandOf({ ...press, key: 'A' })).toBe('accept');
  expect(commandOf({ ...press, key: '/' })).toBe('search');
  expect(commandOf({ ...press, key: 'q' })).toBeNull();
  expect(commandOf({ ...press, key: 'Enter', code: 'Enter' })).toBeNull();
});

it('goes by the place of a key that writes no Latin letter, and by the letter where there is one', () => {
  expect(commandOf({ ...press, key: 'о', code: 'KeyJ' })).toBe('next');
  expect(commandOf({ ...press, key: 'ρ', code: 'KeyR' })).toBe('reject');
  // A French keyboard writes an a where others have their q.
  expect(commandOf({ ...press, key: 'a', code: 'KeyQ' })).toBe('accept');
  expect(commandOf({ ...press, key: 'q', code: 'KeyA' })).toBeNull();
});

it('leaves what is pressed with a modifier to the browser, and decides nothing while a key is held', () => {
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) {
    expect(commandOf({ ...press, key: 'r', [modifier]: true })).toBeNull();
  }
  expect(commandOf({ ...press, key: 'a', repeat: true })).toBeNull();
  expect(commandOf({ ...press, key: 'j', repeat: true })).toBe('next');
});
