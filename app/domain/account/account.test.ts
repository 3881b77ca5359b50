import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import {
  addressChangeSchema,
  addressCodesSchema,
  codeSchema,
  emailSchema,
  followedLinkSchema,
  forgottenSchema,
  newPasswordSchema,
  ownPasswordSchema,
  passwordChangeSchema,
  registrationSchema,
  resetSchema,
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

describe('the forms around a password', () => {
  const current = 'tangerine';
  const wrong = 'x'.repeat(201);

  it('name what is missing, too short or too long', () => {
    expect(fault(resetSchema, { password: 'short' })).toBe('too-short');
    expect(fault(resetSchema, { password: current })).toBeNull();
    expect(fault(followedLinkSchema, { current: '', password: current })).toBeNull();
    expect(fault(followedLinkSchema, { current: '', password: 'short' })).toBe('too-short');
    expect(fault(ownPasswordSchema, { current })).toBeNull();
    expect(fault(ownPasswordSchema, { current: '' })).toBe('required');
    expect(fault(ownPasswordSchema, { current: 7 })).toBe('required');
    expect(fault(ownPasswordSchema, { current: wrong })).toBe('too-long');
    expect(fault(passwordChangeSchema, { current, password: 'short' })).toBe('too-short');
    expect(fault(passwordChangeSchema, { current: '', password: current })).toBe('required');
  });

  it('take a new address only with the password, and both codes', () => {
    const email = 'iris@example.test';
    expect(fault(addressChangeSchema, { current, email })).toBeNull();
    expect(fault(addressChangeSchema, { current: '', email })).toBe('required');
    expect(fault(addressChangeSchema, { current, email: 'iris' })).toBe('not-an-email');
    expect(fault(addressCodesSchema, { newCode: '123456', oldCode: '654321' })).toBeNull();
    expect(fault(addressCodesSchema, { newCode: '123456', oldCode: '' })).toBe('required');
    expect(fault(addressCodesSchema, { newCode: '1', oldCode: '654321' })).toBe('six-digits');
  });

  it('find someone who forgot it by any name, which is not endless', () => {
    expect(fault(forgottenSchema, { username: ' iris ' })).toBeNull();
    expect(fault(forgottenSchema, { username: ' ' })).toBe('required');
    expect(fault(forgottenSchema, { username: 7 })).toBe('required');
    expect(fault(forgottenSchema, { username: 'x'.repeat(255) })).toBe('too-long');
    expect(fault(emailSchema, `${'x'.repeat(250)}@a.de`)).toBe('too-long');
  });

  it('take a shop’s name in one line of at most 80 characters', () => {
    const shop = (shopName: unknown) =>
      fault(registrationSchema, {
        ...{ kind: 'celebrity', username: 'iris', email: 'iris@example.test' },
        ...{ password: current, shopName },
      });
    expect(shop('x'.repeat(80))).toBeNull();
    expect(shop('x'.repeat(81))).toBe('too-long');
    expect(shop(7)).toBe('required');
  });
});
