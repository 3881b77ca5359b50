import { randomBytes } from 'node:crypto';

import { expect, it } from 'vitest';

import { keyRingFrom } from './key-ring.server.ts';
import { seal, unseal } from './seal.server.ts';

const content = {
  token: 'a.b.c',
  user: { id: 14, role: 'fan', name: 'Iris', picture: null },
} as const;
const fresh = () => randomBytes(32).toString('base64');
const ringOf = (installed = fresh()) => keyRingFrom(undefined, installed);

it('opens what it sealed, and shows nothing of it meanwhile', async () => {
  const ring = ringOf();
  const sealed = await seal(content, ring);
  expect(sealed).not.toContain('a.b.c');
  expect(await unseal(sealed, ring)).toEqual(content);
});

it('opens nothing that was sealed with another key or changed', async () => {
  const sealed = await seal(content, ringOf());
  expect(await unseal(sealed, ringOf())).toBeNull();
  const ring = ringOf();
  const own = await seal(content, ring);
  const at = own.lastIndexOf('.') + 1;
  const other = own[at] === 'A' ? 'B' : 'A';
  expect(await unseal(own.slice(0, at) + other + own.slice(at + 1), ring)).toBeNull();
});

it('seals with the newest key, opens with each, and with a withdrawn one no more', async () => {
  const installed = fresh();
  const may = `may:${fresh()}`;
  const before = await seal(content, ringOf(installed));
  const inMay = await seal(content, keyRingFrom(may, installed));
  const rotated = keyRingFrom(`june:${fresh()},${may}`, installed);
  expect(await unseal(before, rotated)).toEqual(content);
  expect(await unseal(inMay, rotated)).toEqual(content);
  expect(await unseal(await seal(content, rotated), rotated)).toEqual(content);
  expect(await unseal(await seal(content, rotated), keyRingFrom(may, installed))).toBeNull();
  expect(await unseal(inMay, ringOf(installed))).toBeNull();
});

it('takes no key of another length or without a name', () => {
  expect(() => keyRingFrom('short:AAAA', fresh())).toThrow('32 bytes');
  expect(() => keyRingFrom(fresh(), fresh())).toThrow('SESSION_KEYS');
});
