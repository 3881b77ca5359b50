import { expect, it } from 'vitest';

import { hashPassword, passwordMatches } from './password.ts';

it('knows its own hashes again, each with a salt of its own', async () => {
  const [one, two] = await Promise.all([hashPassword('astera'), hashPassword('astera')]);
  expect(one).not.toBe(two);
  expect(await passwordMatches(one, 'astera')).toBe(true);
  expect(await passwordMatches(two, 'astera')).toBe(true);
  expect(await passwordMatches(one, 'Astera')).toBe(false);
});

it('lets no one in without a hash, or with one that is none', async () => {
  expect(await passwordMatches(null, 'anonymous')).toBe(false);
  expect(await passwordMatches('$argon2id$broken', 'astera')).toBe(false);
});
