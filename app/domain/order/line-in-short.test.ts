import { expect, it } from 'vitest';

import { lineInShort } from './line-in-short.ts';

it.each([
  ['whom it is for', { from: 'Iris', to: 'Theo', instructions: 'Sing.' }, 'Theo'],
  ['a message', { from: 'Iris', to: ' ', message: 'Hello\n there' }, 'Hello there'],
  ['a link', { link: 'https://www.instagram.com/p/Cxyz' }, 'instagram.com/p/Cxyz'],
  ['nothing', {}, ''],
  ['a long text', { message: '🎵'.repeat(80) }, `${'🎵'.repeat(60)}…`],
])('tells %s in short', (_what, answers, short) => {
  expect(lineInShort({ answers })).toBe(short);
});
