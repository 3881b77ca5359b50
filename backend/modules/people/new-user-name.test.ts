import { expect, it } from 'vitest';

import { usernameSchema } from '#domain/account/account.ts';
import { parse } from 'valibot';

import { newUserName } from './new-user-name.ts';

it.each([
  ['Iris Kokkinou', 'iris.kokkinou'],
  ['Лука', 'лука'],
  ['  <b>Zoë</b> O’Hara ', 'b.zoë.b.o.hara'],
  ['', 'fan'],
  ['B', 'fan'],
  ['../../x@evil.test\r\nBcc:', 'x.evil.test.bcc'],
  ['a'.repeat(500), 'a'.repeat(30)],
])('of %j is one that could have been chosen', (name, expected) => {
  expect(newUserName(name, '')).toBe(expected);
  expect(parse(usernameSchema, expected)).toBe(expected);
  expect(parse(usernameSchema, newUserName(name, '12ab'))).toBe(`${expected}-12ab`);
});
