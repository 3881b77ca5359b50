import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import {
  codeSchema,
  emailSchema,
  newPasswordSchema,
  registrationSchema,
  usernameSchema,
} from './account.ts';

function fault(schema: v.GenericSchema, value: unknown): string | null {
  const result = v.safeParse(schema, value);
  return result.success ? null : (result.issues[0]?.message ?? '');
}

describe('what an account is made of', () => {
  it('takes any password of 8 to 128 characters, blanks and other alphabets included', () => {
    for (const password of ['        ', 'ключ от моря', 'aaaaaaaa', 'x'.repeat(128)]) {
      expect(fault(newPasswordSchema, password)).toBeNull();
    }
    expect(fault(newPasswordSchema, '')).toBe('required');
    expect(fault(newPasswordSchema, 'x'.repeat(7))).toBe('too-short');
    expect(fault(newPasswordSchema, 'x'.repeat(129))).toBe('too-long');
  });

  it('keeps addresses in one form, and takes nothing for one that could be two', () => {
    expect(v.parse(emailSchema, ' Iris@Example.TEST ')).toBe('iris@example.test');
    for (const value of [
      'iris',
      'a@b',
      'a b@c.de',
      'a@b.cd,e@f.gh',
      'a@b.cd\r\nBcc: e@f.gh',
      '<a@b.cd>',
    ]) {
      expect([value, fault(emailSchema, value)]).toEqual([value, 'not-an-email']);
    }
  });

  it('takes user names of every alphabet, and none that could be an address or markup', () => {
    for (const name of ['iris', 'Ирис', 'ίριδα-7', 'i.r_s']) {
      expect(fault(usernameSchema, name)).toBeNull();
    }
    for (const name of ['ab', 'a@b.cd', '<b>iris', '.iris', 'i ris', 'x'.repeat(41)]) {
      expect([name, fault(usernameSchema, name)]).toEqual([name, 'user-name']);
    }
  });

  it('asks a celebrity, and no fan, for the name of the shop', () => {
    const form = {
      username: 'iris',
      email: 'iris@example.test',
      password: 'tangerine',
      shopName: ' ',
    };
    expect(fault(registrationSchema, { ...form, kind: 'fan' })).toBeNull();
    expect(fault(registrationSchema, { ...form, kind: 'celebrity' })).toBe('required');
    expect(fault(registrationSchema, { ...form, kind: 'manager' })).not.toBeNull();
  });

  it('takes six digits for a code', () => {
    expect(fault(codeSchema, '004170')).toBeNull();
    for (const code of ['12345', '1234567', '12345a', '١٢٣٤٥٦']) {
      expect(fault(codeSchema, code)).toBe('six-digits');
    }
  });
});
