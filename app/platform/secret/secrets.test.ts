import { expect, it } from 'vitest';

import { secretsFrom } from './secrets.server.ts';

it('one secret gives every process the same keys, each another one', () => {
  const key = Buffer.alloc(32, 7).toString('base64');
  const secrets = secretsFrom(key);
  expect(secretsFrom(key)).toEqual(secrets);
  const values = Object.values(secrets);
  expect(new Set(values).size).toBe(values.length);
  for (const value of Object.values(secretsFrom(Buffer.alloc(32, 8).toString('base64')))) {
    expect(values).not.toContain(value);
  }
  expect(Buffer.from(secrets.jwtKey, 'base64')).toHaveLength(32);
});
