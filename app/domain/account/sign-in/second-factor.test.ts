import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import {
  isStaff,
  oneTimeCodeSchema,
  passkeyNameSchema,
  recoveryCodeSchema,
} from './second-factor.ts';

const issueOf = (schema: v.GenericSchema, text: unknown) =>
  v.safeParse(schema, text).issues?.[0].message ?? null;

describe('the second factor', () => {
  it('is needed by those who run the shop', () => {
    expect((['fan', 'celebrity', 'manager', 'administrator'] as const).map(isStaff)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['1 2 3 4 5 6', '123456'],
  ])('takes the code %j as %s', (typed, code) => {
    expect(v.parse(oneTimeCodeSchema, typed)).toBe(code);
  });

  it.each([
    ['', 'required'],
    ['12345', 'six-digits'],
    ['1234567', 'six-digits'],
    ['12345a', 'six-digits'],
    ['１２３４５６', 'six-digits'],
  ])('refuses the code %j: %s', (typed, issue) => {
    expect(issueOf(oneTimeCodeSchema, typed)).toBe(issue);
  });

  it.each([
    ['abcde-fgh12', 'ABCDEFGH12'],
    ['ABCDE FGH12', 'ABCDEFGH12'],
    // Letters that look like digits are those.
    ['olioABCDE1', '0110ABCDE1'],
  ])('takes the recovery code %j as %s', (typed, code) => {
    expect(v.parse(recoveryCodeSchema, typed)).toBe(code);
  });

  it.each([
    ['   ', 'required'],
    ['ABCDEFGH1', 'recovery-code'],
    ['ABCDEFGH123', 'recovery-code'],
    ['ABCDEFGHU2', 'recovery-code'],
    ['-'.repeat(41), 'recovery-code'],
  ])('refuses the recovery code %j: %s', (typed, issue) => {
    expect(issueOf(recoveryCodeSchema, typed)).toBe(issue);
  });

  it('names a passkey on one line', () => {
    expect(v.parse(passkeyNameSchema, ' My\nphone ')).toBe('My phone');
    expect(issueOf(passkeyNameSchema, ' \n ')).toBe('required');
    expect(issueOf(passkeyNameSchema, 'x'.repeat(61))).toBe('too-long');
  });
});
