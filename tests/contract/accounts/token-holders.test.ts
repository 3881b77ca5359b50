import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { issueToken } from '#backend/http/auth/token.ts';
import { users } from '#backend/modules/people/store/people.schema.ts';

import { databases } from '#tests/support/databases/open-database.ts';
import { worldStart } from '#tests/support/databases/seed-world.ts';
import {
  type BackendFixture,
  jwtKey,
  startBackend,
} from '#tests/support/databases/backend-fixture.ts';

const revoked = {
  status: 400,
  body: { code: 'rest_jwt_validation_failure', reason: 'Token has been revoked' },
};

describe.each(databases)('the token of a person on $name', ({ open }) => {
  let fixture: BackendFixture;
  let token = '';
  beforeAll(async () => {
    fixture = await startBackend(open);
    token = await fixture.tokenOf('fan');
  });
  afterAll(() => fixture.close());

  const send = (what: 'validate' | 'refresh') =>
    fixture.ask('POST', `/wp-json/aam/v2/jwt/${what}`, { body: { jwt: token } });
  const change = (values: Partial<typeof users.$inferInsert>) =>
    fixture.database.update(users).set(values).where(eq(users.login, 'fan'));

  it('does not validate once that person was suspended', async () => {
    expect(await send('validate')).toMatchObject({ status: 200, body: { revocable: true } });
    await change({ suspendedAt: worldStart });
    expect(await send('validate')).toMatchObject(revoked);
    expect(await send('refresh')).toMatchObject(revoked);
    await change({ suspendedAt: null });
    expect(await send('validate')).toMatchObject(revoked);
    await change({ accountVersion: 0 });
    expect(await send('validate')).toMatchObject({ status: 200 });
  });

  it('does not validate once the password is another one', async () => {
    await change({ accountVersion: 1 });
    expect(await send('validate')).toMatchObject(revoked);
    await change({ accountVersion: 0 });
  });

  it('does not validate when there is no such person any more', async () => {
    const issuer = { clock: () => worldStart, jwtKey };
    const gone = await issueToken(issuer, { id: 999_999, accountVersion: 0 }, null);
    expect(
      await fixture.ask('POST', '/wp-json/aam/v2/jwt/validate', { body: { jwt: gone.token } }),
    ).toMatchObject(revoked);
  });
});
