import { expect, it } from 'vitest';

import { createSignInLimit } from './sign-in-limit.server.ts';

const few = { accountAtAddress: 3, account: 5, address: 8 };
const tooMany = { code: 'too_many_requests' };

it('refuses an account at an address, in whatever spelling, and not yet its owner elsewhere', async () => {
  const limit = createSignInLimit(few);
  for (const name of ['fan', 'FAN', ' fan']) await limit.takeAttempt(name, '1');
  await expect(limit.takeAttempt('Fan', '1')).rejects.toMatchObject(tooMany);
  await expect(limit.takeAttempt('fan', '2')).resolves.toBeUndefined();
});

it('refuses an account that is tried from many addresses', async () => {
  const limit = createSignInLimit(few);
  for (const address of '12345') await limit.takeAttempt('fan', address);
  await expect(limit.takeAttempt('fan', '6')).rejects.toMatchObject(tooMany);
  await expect(limit.takeAttempt('manager', '6')).resolves.toBeUndefined();
});

it('refuses an address after its attempts, whatever names it tries', async () => {
  const limit = createSignInLimit(few);
  for (const name of 'abcdefgh') await limit.takeAttempt(name, '1');
  await expect(limit.takeAttempt('i', '1')).rejects.toMatchObject(tooMany);
  await expect(limit.takeAttempt('i', '2')).resolves.toBeUndefined();
});

it('counts no address where none is known', async () => {
  const limit = createSignInLimit(few);
  for (const name of 'abcdefghij') await limit.takeAttempt(name, undefined);
  await expect(limit.takeAttempt('k', undefined)).resolves.toBeUndefined();
});

it('lets through no more than the limit of many attempts at once', async () => {
  const limit = createSignInLimit(few);
  const attempts = Array.from({ length: 20 }, () => limit.takeAttempt('fan', '1'));
  const done = await Promise.allSettled(attempts);
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});

it('does not count those who are right', async () => {
  const limit = createSignInLimit(few);
  for (let visit = 0; visit < 20; visit += 1) {
    await limit.takeAttempt('fan', '1');
    await limit.giveBack('fan', '1');
  }
  await expect(limit.takeAttempt('fan', '1')).resolves.toBeUndefined();
});
