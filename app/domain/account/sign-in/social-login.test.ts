import { expect, it } from 'vitest';

import { socialLoginOutcome } from './social-login-outcome.ts';

const no = { isConnected: false, hasVerifiedEmail: false, isEmailTaken: false };

it('signs in anyone who was connected before, whatever became of the address', () => {
  for (const hasVerifiedEmail of [true, false]) {
    for (const isEmailTaken of [true, false]) {
      const known = { isConnected: true, hasVerifiedEmail, isEmailTaken };
      expect(socialLoginOutcome(known)).toBe('sign-in');
    }
  }
});

it('makes an account only for an address that the provider vouches for and no one has', () => {
  expect(socialLoginOutcome({ ...no, hasVerifiedEmail: true })).toBe('create');
  expect(socialLoginOutcome({ ...no, hasVerifiedEmail: true, isEmailTaken: true })).toBe('taken');
});

it('does not say whether an address is taken to whom it is not known to belong to', () => {
  expect(socialLoginOutcome(no)).toBe('unverified');
  expect(socialLoginOutcome({ ...no, isEmailTaken: true })).toBe('unverified');
});
