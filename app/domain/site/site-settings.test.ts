import * as v from 'valibot';
import { expect, it } from 'vitest';

import { gateChangeSchema, siteNameSchema } from './site-settings.ts';

it.each([
  ['  Astéra & Sons ', 'Astéra & Sons'],
  ['Астера', 'Астера'],
])('takes %j as a name of the site', (typed, name) => {
  expect(v.parse(siteNameSchema, typed)).toBe(name);
});

it.each([
  ['', 'required'],
  ['   ', 'required'],
  ['One\nTwo', 'not-a-name'],
  ['<b>Astera</b>', 'not-a-name'],
  ['A'.repeat(31), 'too-long'],
])('refuses %j as a name of the site: %s', (typed, code) => {
  expect(v.safeParse(siteNameSchema, typed).issues?.[0]?.message).toBe(code);
});

it('takes a password for the gate, or none where the one that is set stays', () => {
  const take = (password: string) =>
    v.safeParse(gateChangeSchema, { isClosed: true, password }).success;
  expect([take(''), take('curtain up')]).toEqual([true, true]);
  expect([take('short'), take('        '), take('x'.repeat(129))]).toEqual([false, false, false]);
});
