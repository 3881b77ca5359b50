import { expect, it } from 'vitest';

import {
  base32,
  makeOneTimeSecret,
  oneTimeCode,
  stepAt,
  stepOfCode,
} from './one-time-code.server.ts';
import { otpauthAddress } from './otpauth-address.server.ts';

const secret = new TextEncoder().encode('12345678901234567890');

it.each([
  // RFC 6238, appendix B, its last six digits.
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('makes the code of the standard at %i seconds', (seconds, code) => {
  const now = new Date(seconds * 1_000);
  expect(oneTimeCode(secret, stepAt(now))).toBe(code);
  expect(stepOfCode(secret, code, now)).toBe(stepAt(now));
});

it('takes the code of one step before and one after, and no other', () => {
  const now = new Date('2026-06-01T10:00:10Z');
  const taken = [-2, -1, 0, 1, 2].map((offset) => {
    const step = stepAt(now) + offset;
    return stepOfCode(secret, oneTimeCode(secret, step), now) === step;
  });
  expect(taken).toEqual([false, true, true, true, false]);
});

it.each(['', '28708', '2870822', '28708２', 'abcdef'])('takes %j for no code', (typed) => {
  expect(stepOfCode(secret, typed, new Date(59_000))).toBeNull();
});

it('writes a secret as RFC 4648 does', () => {
  const of = (text: string) => base32(new TextEncoder().encode(text));
  expect([of('f'), of('fo'), of('foo'), of('foob'), of('fooba'), of('foobar')]).toEqual([
    'MY',
    'MZXQ',
    'MZXW6',
    'MZXW6YQ',
    'MZXW6YTB',
    'MZXW6YTBOI',
  ]);
  expect(makeOneTimeSecret()).toHaveLength(20);
  expect(base32(makeOneTimeSecret())).not.toBe(base32(makeOneTimeSecret()));
});

it('tells an app the site, the account and the secret', () => {
  const address = otpauthAddress(secret, 'My Site', 'nina:x');
  expect(address).toMatch(/^otpauth:\/\/totp\/My%20Site:nina%20x\?secret=GEZDGNBVGY3TQOJQ/);
  expect(new URL(address).searchParams.get('issuer')).toBe('My Site');
});
