import { expect, it } from 'vitest';

import { auditActionOf } from './change-log.ts';

it('reads what was noted, and nothing of it that is not for people', () => {
  const noted = { isClosed: true, isNewPassword: true, passwordHash: '$argon2id$…' };
  expect(auditActionOf('gate', noted)).toEqual({
    name: 'gate',
    value: { isClosed: true, isNewPassword: true },
  });
});

it('names what an earlier or a later version noted, without its value', () => {
  expect(auditActionOf('api-key', 'secret')).toEqual({ name: 'other', value: 'api-key' });
  expect(auditActionOf('commission', 'a lot')).toEqual({ name: 'other', value: 'commission' });
});

it('knows the pages and menus of the editors, without their texts', () => {
  const noted = { deed: 'added', status: 'publish', texts: { title: 'Privacy' } };
  expect(auditActionOf('page:privacy', noted)).toEqual({
    name: 'page',
    value: { slug: 'privacy', deed: 'added' },
  });
  expect(auditActionOf('menu:footer-menu', [])).toEqual({ name: 'menu', value: 'footer-menu' });
  expect(auditActionOf('page:privacy', 'burnt')).toEqual({ name: 'other', value: 'page:privacy' });
});

it('knows what was decided on an application, with the reason', () => {
  const declined = { deed: 'declined', person: 'Nova', reason: 'not-proven', words: 'Who?' };
  expect(auditActionOf('application:12', declined)).toEqual({
    name: 'application',
    value: declined,
  });
  expect(auditActionOf('application:12', { deed: 'lost' })).toEqual({
    name: 'other',
    value: 'application:12',
  });
});
