import * as v from 'valibot';
import { expect, it } from 'vitest';

import { noTexts } from '#domain/text/locale-texts.ts';
import { entryProblems, menuEntriesSchema, maxEntries } from './menu-editing.ts';
import { menuAddress } from './menu-address.ts';

const entry = { label: { ...noTexts, el: 'Βοήθεια' }, url: '/help' };

it.each([
  ['/help', '/help'],
  [' https://press.example/a?b=c ', 'https://press.example/a?b=c'],
  ['http://old.example', 'http://old.example'],
  ['help', null],
  ['//evil.test', null],
  ['/\\evil.test', null],
  ['javascript:alert(1)', null],
  ['https://admin:word@evil.test/', null],
  ['https:///', null],
  ['', null],
])('takes %s as %s', (typed, kept) => {
  expect(menuAddress(typed)).toBe(kept);
});

it('says what each entry has wrong', () => {
  expect(
    entryProblems([
      entry,
      { label: noTexts, url: '' },
      { ...entry, url: 'ftp://x.test' },
      { ...entry, label: { ...noTexts, en: 'x'.repeat(61) } },
    ]),
  ).toEqual([
    { label: null, url: null },
    { label: 'required', url: 'required' },
    { label: null, url: 'address' },
    { label: 'too-long', url: null },
  ]);
  expect(v.is(menuEntriesSchema, Array(maxEntries).fill(entry))).toBe(true);
  expect(v.is(menuEntriesSchema, Array(maxEntries + 1).fill(entry))).toBe(false);
});
