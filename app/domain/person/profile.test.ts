import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import type { ProfileValues } from './profile.ts';
import { profileFormSchema } from './profile-form-schema.ts';
import { mayChange, profileChange, profileChangeSchema } from './profile-change.ts';
import { missingAddressParts } from './profile-fields.ts';
import { mayNotify, notificationKindsOf } from './notification-kinds.ts';
import { roles } from '#domain/account/role.ts';

const empty: ProfileValues = {
  storeName: '',
  description: '',
  firstName: '',
  lastName: '',
  phone: '',
  street: '',
  city: '',
  state: '',
  postcode: '',
  country: '',
  notifications: {},
};
const address = { street: 'Ermou 1', city: 'Athens', postcode: '105 63', country: 'GR' };

function wrongIn(role: (typeof roles)[number], values: Partial<ProfileValues>) {
  const { issues = [] } = v.safeParse(profileFormSchema(role), { ...empty, ...values });
  return issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).toSorted();
}

describe('the form of a profile', () => {
  it('asks a celebrity for the store’s name, and no one else', () => {
    expect(wrongIn('celebrity', {})).toEqual(['storeName: required']);
    for (const role of ['fan', 'manager', 'administrator'] as const) {
      expect(wrongIn(role, {})).toEqual([]);
    }
  });

  it('takes an address as a whole or not at all; the state may be missing', () => {
    expect(wrongIn('fan', address)).toEqual([]);
    expect(wrongIn('fan', { state: 'Attica' })).toEqual(
      ['city', 'country', 'postcode', 'street'].map((part) => `${part}: required`),
    );
    expect(missingAddressParts({ ...empty, ...address, city: ' ' })).toEqual(['city']);
  });

  it('takes phone numbers as people write them, and countries that there are', () => {
    for (const phone of ['', '+30 210 555 0148', '(0212) 555-01-27', '2105550148']) {
      expect(wrongIn('fan', { phone })).toEqual([]);
    }
    for (const phone of ['call me', '+', '12', '+30 210 <b>']) {
      expect(wrongIn('fan', { phone })).toEqual(['phone: phone']);
    }
    expect(wrongIn('fan', { ...address, country: 'QQ' })).toEqual(['country: country']);
    expect(wrongIn('fan', { firstName: 'a'.repeat(61) })).toEqual(['firstName: too-long']);
  });
});

describe('what is sent', () => {
  it('is what was changed and nothing else', () => {
    const before = { ...empty, ...address, notifications: { orderMoved: true } };
    expect(profileChange(before, { ...before })).toBeNull();
    expect(profileChange(before, { ...before, city: 'Piraeus' })).toEqual({ city: 'Piraeus' });
    expect(profileChange(before, { ...before, notifications: { orderMoved: false } })).toEqual({
      notifications: { orderMoved: false },
    });
  });

  it('is refused when it names anything beyond a profile', () => {
    for (const name of [
      'id',
      'role',
      'email',
      'username',
      'password',
      'roles',
      'meta_data',
      'picture',
    ]) {
      expect(v.safeParse(profileChangeSchema, { [name]: 'x' }).success, name).toBe(false);
    }
    const kinds = { notifications: { security: false } };
    expect(v.safeParse(profileChangeSchema, kinds).success).toBe(false);
  });

  it('has no line breaks in a line, and keeps those of a description', () => {
    const sent = { firstName: ' Ava\r\nBcc: x ', description: 'One\r\n\r\n\r\n\r\nTwo\0 ' };
    expect(v.parse(profileChangeSchema, sent)).toEqual({
      firstName: 'Ava Bcc: x',
      description: 'One\n\nTwo',
    });
  });

  it('is open to a role only where the profile of the role has it', () => {
    for (const role of roles) {
      expect(mayChange(role, { firstName: 'Ava' })).toBe(true);
      expect(mayChange(role, { storeName: 'Mine' })).toBe(role === 'celebrity');
      expect(mayChange(role, { description: '' })).toBe(role === 'celebrity');
    }
    expect(mayChange('fan', { notifications: { awaitsApproval: true } })).toBe(false);
    expect(mayChange('manager', { notifications: { awaitsApproval: false } })).toBe(true);
  });
});

it('writes to people about what concerns their role, unless they said no', () => {
  expect(notificationKindsOf('administrator')).toHaveLength(3);
  expect(mayNotify('fan', {}, 'orderMoved')).toBe(true);
  expect(mayNotify('fan', { orderMoved: false }, 'orderMoved')).toBe(false);
  expect(mayNotify('fan', { newRequest: true }, 'newRequest')).toBe(false);
});
