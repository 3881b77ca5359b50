import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { line, sentences } from './request-text.ts';

const issueOf = (schema: v.GenericSchema, text: unknown) =>
  v.safeParse(schema, text).issues?.[0].message ?? null;

describe('what fans write', () => {
  it.each([
    ['  Sing for Ada!  ', 'Sing for Ada!'],
    ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
    ['bell\u0007 and tab\t', 'bell and tab'],
    ['turned \u202Eround', 'turned round'],
    ['half \uD83D', 'half \uFFFD'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(v.parse(sentences(100), typed)).toBe(kept);
  });

  it('is one line where one is asked for', () => {
    expect(v.parse(line(100), ' Ada \n  and\tOlu ')).toBe('Ada and Olu');
  });

  it.each(['', '   ', '\n', '\u3164', '\u2800\u00A0', '\u200B', undefined, 7])(
    'is missing where it leaves no ink: %j',
    (typed) => {
      expect(issueOf(sentences(100), typed)).toBe('required');
      expect(issueOf(line(100), typed)).toBe('required');
    },
  );

  it('is too long by what is kept, not by what was typed', () => {
    expect(issueOf(sentences(5), '  12345  ')).toBeNull();
    expect(issueOf(sentences(5), '123456')).toBe('too-long');
    expect(issueOf(line(5), '12  45')).toBeNull();
  });
});
