import { randomBytes } from 'node:crypto';

import { expect, it } from 'vitest';

import { seal, unseal } from './seal.server.ts';

const content = {
  token: 'a.b.c',
  user: { id: 14, role: 'fan', name: 'Iris', picture: null },
} as const;

it('opens what it sealed, and shows nothing of it meanwhile', async () => {
  const key = randomBytes(32);
  const sealed = await seal(content, key);
  expect(sealed).not.toContain('a.b.c');
  expect(await unseal(sealed, key)).toEqual(content);
});

it('opens nothing that was sealed with another key or changed', async () => {
  const sealed = await seal(content, randomBytes(32));
  expect(await unseal(sealed, randomBytes(32))).toBeNull();
  const key = randomBytes(32);
  const own = await seal(content, key);
  const at = own.lastIndexOf('.') + 1;
  const other = own[at] === 'A' ? 'B' : 'A';
  expect(await unseal(own.slice(0, at) + other + own.slice(at + 1), key)).toBeNull();
});
