import { createHmac, randomUUID } from 'node:crypto';

import { CompactEncrypt, CompactSign, generateKeyPair, exportJWK, SignJWT } from 'jose';
import { assert, asyncProperty, integer } from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { anyDatabase } from '#tests/support/databases/open-database.ts';
import {
  jwtKey,
  startBackend,
  type BackendFixture,
} from '#tests/support/databases/backend-fixture.ts';

const me = '/wp-json/wp/v2/users/me';
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const hmac = (hash: string, input: string, key: Uint8Array | string = jwtKey) =>
  createHmac(hash, key).update(input).digest('base64url');

/** Signed with the back end's own key, so that only what is said in the head or the claims is wrong. */
function signed(head: object, claims: object, hash = 'sha256'): string {
  const input = `${part(head)}.${part(claims)}`;
  return `${input}.${hmac(hash, input)}`;
}

describe.each(anyDatabase)('a token that is not the back end’s own on $name', ({ open }) => {
  let fixture: BackendFixture;
  let good: string;
  let claims: Record<string, unknown>;
  let adminClaims: Record<string, unknown>;
  const claimsOf = (token: string): Record<string, unknown> =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  beforeAll(async () => {
    fixture = await startBackend(open);
    good = await fixture.tokenOf('fan');
    claims = claimsOf(good);
    adminClaims = claimsOf(await fixture.tokenOf('admin'));
  }, 60_000);
  afterAll(() => fixture.close());

  const statusOf = async (token: string) =>
    (await fixture.ask('GET', me, { authorization: `Bearer ${token}` })).status;
  const refreshOf = async (token: string) =>
    (await fixture.ask('POST', '/wp-json/aam/v2/jwt/refresh', { body: { jwt: token } })).status;

  async function attacks(): Promise<Record<string, string>> {
    const head = { alg: 'HS256', typ: 'JWT' };
    const [h = '', p = '', s = ''] = good.split('.');
    const asAdmin = part({
      ...claims,
      userId: adminClaims['userId'],
      user_id: adminClaims['userId'],
    });
    const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
    const jwk = await exportJWK(publicKey);
    const rsa = (extra: object) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', ...extra }).sign(privateKey);
    const body = new TextEncoder().encode(JSON.stringify(claims));
    const now = Math.floor(new Date('2026-06-01T10:00:00Z').getTime() / 1000);
    const without = (name: string) =>
      Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));
    const empty = createHmac('sha256', '').update(`${h}.${p}`).digest('base64url');
    return {
      'of no one': 'junk',
      'without parts': '..',
      'alg none': `${part({ ...head, alg: 'none' })}.${p}.`,
      'alg None': `${part({ ...head, alg: 'None' })}.${p}.`,
      'alg NoNe': `${part({ ...head, alg: 'NoNe' })}.${p}.`,
      'alg NONE with a signature': `${part({ ...head, alg: 'NONE' })}.${p}.${s}`,
      'no alg': `${part({ typ: 'JWT' })}.${p}.${s}`,
      'alg as a list': `${part({ alg: ['HS256'] })}.${p}.${s}`,
      'alg HS384 under our key': signed({ ...head, alg: 'HS384' }, claims, 'sha384'),
      'alg HS512 under our key': signed({ ...head, alg: 'HS512' }, claims, 'sha512'),
      'alg HS384 said, HS256 signed': signed({ ...head, alg: 'HS384' }, claims),
      'alg RS256 with its own key inside': await rsa({ jwk }),
      'alg RS256 with a key from elsewhere': await rsa({ jku: 'https://evil.test/jwks', kid: '1' }),
      'alg RS256 with a certificate from elsewhere': await rsa({ x5u: 'https://evil.test/x.pem' }),
      'a key name that is a path': `${part({ ...head, kid: '../../../dev/null' })}.${p}.${empty}`,
      'a key name that is SQL': `${part({ ...head, kid: "' union select '" })}.${p}.${empty}`,
      'an empty key': `${h}.${p}.${empty}`,
      'another key': `${h}.${p}.${hmac('sha256', `${h}.${p}`, new Uint8Array(32).fill(8))}`,
      'an unknown critical extension': signed({ ...head, crit: ['exp2'], exp2: 1 }, claims),
      'an unencoded payload': signed({ ...head, crit: ['b64'], b64: false }, claims),
      'another person’s number under the old signature': `${h}.${asAdmin}.${s}`,
      'the admin’s claims under the fan’s signature': `${h}.${part(adminClaims)}.${s}`,
      'no signature': `${h}.${p}.`,
      'half a signature': `${h}.${p}.${s.slice(0, 20)}`,
      'a signature with more': `${good}AAAA`,
      'two tokens': `${good}.${good}`,
      'a fourth part': `${good}.x`,
      encrypted: await new CompactEncrypt(body)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(jwtKey),
      'encrypted by a password': await new CompactEncrypt(body)
        .setProtectedHeader({ alg: 'PBES2-HS256+A128KW', enc: 'A256GCM' })
        .setKeyManagementParameters({ p2c: 1_000 })
        .encrypt(jwtKey),
      'no JSON': await new CompactSign(new TextEncoder().encode('nonsense'))
        .setProtectedHeader({ alg: 'HS256' })
        .sign(jwtKey),
      expired: signed(head, { ...claims, iat: now - 7_200, exp: now - 1 }),
      'without an end': signed(head, without('exp')),
      'an end that is a text': signed(head, { ...claims, exp: '9999999999' }),
      'not yet good': signed(head, { ...claims, nbf: now + 3_600 }),
      'of another issuer': signed(head, { ...claims, iss: 'evil' }),
      'without an issuer': signed(head, without('iss')),
      'without a person': signed(head, without('userId')),
      'a person that is a text': signed(head, { ...claims, userId: '1 or 1=1' }),
      'without a number of its own': signed(head, without('jti')),
      'a number of its own that is none': signed(head, { ...claims, jti: "x' or '1" }),
      'of no one that there is': signed(head, { ...claims, userId: 999_999, jti: randomUUID() }),
      'of an earlier password': signed(head, { ...claims, passwordVersion: -1, jti: randomUUID() }),
    };
  }

  it('opens nothing and is exchanged for nothing, in forty ways', async () => {
    expect([await statusOf(good)]).toEqual([200]);
    const all = Object.entries(await attacks());
    expect(all.length).toBeGreaterThanOrEqual(40);
    for (const [name, token] of all) {
      expect([name, await statusOf(token)]).toEqual([name, 401]);
      const refreshed = await refreshOf(token);
      expect([name, refreshed === 400 || refreshed === 401]).toEqual([name, true]);
    }
  });

  it('opens nothing when it is long, and is answered at once', async () => {
    const begun = performance.now();
    expect(
      await statusOf(`${good.split('.').slice(0, 2).join('.')}.${'A'.repeat(1_048_576)}`),
    ).toBe(401);
    expect(performance.now() - begun).toBeLessThan(2_000);
  });

  it('is taken only as a bearer’s, in no other place and under no other word', async () => {
    for (const headers of [
      { authorization: good },
      { authorization: `Basic ${good}` },
      { authorization: `Token ${good}` },
      { cookie: `aam_jwt=${good}; jwt=${good}; __Host-sid=${good}` },
      { 'x-wp-nonce': good },
      { 'x-authentication': good },
    ] as readonly Record<string, string>[]) {
      expect([headers, (await fixture.ask('GET', me, { headers })).status]).toEqual([headers, 401]);
    }
    for (const name of ['jwt', 'token', 'access_token', 'aam-jwt']) {
      expect((await fixture.ask('GET', `${me}?${name}=${good}`)).status).toBe(401);
    }
  });

  it('is none with any one bit of it changed', async () => {
    const bytes = Buffer.from(good);
    // The last letter of the signature holds bits that mean nothing.
    await assert(
      asyncProperty(integer({ min: 0, max: (bytes.length - 1) * 7 - 1 }), async (bit) => {
        const changed = Buffer.from(bytes);
        const at = Math.floor(bit / 7);
        changed[at] = (changed[at] ?? 0) ^ (1 << (bit % 7));
        const text = changed.toString('latin1');
        // What no header can carry never arrives.
        if (!/^[\x21-\x7e]+$/.test(text)) return;
        expect(await statusOf(text)).toBe(401);
      }),
      { numRuns: 1_000 },
    );
  });
});
