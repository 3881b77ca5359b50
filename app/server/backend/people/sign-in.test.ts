import { expect, it } from 'vitest';

import { roleFromClaims } from './sign-in.server.ts';

it('reads the role from an array and from an object', () => {
  expect(roleFromClaims(['customer'])).toBe('fan');
  expect(roleFromClaims(['wcfm_vendor', 'customer'])).toBe('celebrity');
  expect(roleFromClaims({ shop_manager: true })).toBe('manager');
  expect(roleFromClaims({ '1': 'administrator' })).toBe('administrator');
});

it('gives no role to no one', () => {
  expect(roleFromClaims([])).toBeNull();
  expect(roleFromClaims(undefined)).toBeNull();
  expect(roleFromClaims(['subscriber'])).toBeNull();
});
