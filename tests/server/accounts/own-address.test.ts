import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { confirmOwnAddress, mailAddressCode } from '#app/server/accounts/own-address.server.ts';
import { createAccountLimits } from '#app/server/limits/account-limits.server.ts';
import { migrateStore } from '#app/server/db/migrate.server.ts';
import { isVerified, verifiedSince } from '#app/server/accounts/store/verified-addresses.server.ts';

import { openPglite } from '#tests/support/databases/open-database.ts';
import { outcomeOf } from '../orders/outcome-of.ts';

const client = await openPglite();
const database = drizzle({ client });
/** What was mailed: to whom, with which code. */
const mailed = vi.hoisted(() => [] as { to: string; code: string }[]);
vi.mock('#app/server/accounts/store/accounts-store.server.ts', () => ({
  accountsStore: () => Promise.resolve({ database, limits: createAccountLimits(database) }),
}));
vi.mock('#app/server/mail/outgoing-mail.server.ts', () => ({
  outgoingMail: async () => ({ put: async (mail: (typeof mailed)[number]) => mailed.push(mail) }),
}));
vi.mock('#app/server/accounts/account-mails.server.ts', () => ({
  addressCodeMail: async ({ to }: { to: string }, code: string) => ({ to, code }),
}));
vi.mock('#app/platform/request/peer-address.server.ts', () => ({
  peerAddress: () => '203.0.113.7',
}));
vi.mock('#app/platform/secret/purpose-key.server.ts', () => ({
  purposeKey: () => new Uint8Array(32).fill(3),
}));
vi.mock('#app/server/backend/people/create-account.server.ts', () => ({
  readAccountAddress: async (id: number) => ({ id, email: `fan${id}@example.test` }),
}));

beforeAll(() => migrateStore(database));
afterAll(() => client.close());

async function codeFor(personId: number) {
  const { attempt, email } = await mailAddressCode(personId, 'en');
  const mail = mailed.at(-1);
  expect(mail?.to).toBe(email);
  return { attempt, email, code: mail?.code ?? '' };
}

it('the code that was mailed shows the address, once, and for no one else', async () => {
  const { attempt, email, code } = await codeFor(1);
  const wrong = code === '000000' ? '000001' : '000000';
  expect(await outcomeOf(confirmOwnAddress(1, { attempt, code: wrong }))).toBe('invalid_input');
  expect(await isVerified(database, { personId: 1, email })).toBe(false);
  expect(await outcomeOf(confirmOwnAddress(1, { attempt, code }))).toBe('done');
  expect(await isVerified(database, { personId: 1, email: email.toUpperCase() })).toBe(true);
  expect(await isVerified(database, { personId: 2, email })).toBe(false);
  expect(await outcomeOf(confirmOwnAddress(1, { attempt, code }))).toBe('code_expired');
});

it('someone else’s code is none, though it is right', async () => {
  const { attempt, code } = await codeFor(3);
  expect(await outcomeOf(confirmOwnAddress(4, { attempt, code }))).toBe('code_expired');
  for (const personId of [3, 4]) {
    const email = `fan${personId}@example.test`;
    expect(await isVerified(database, { personId, email })).toBe(false);
  }
});

it('a mailbox gets three codes an hour', async () => {
  for (let time = 0; time < 3; time += 1) await mailAddressCode(5, 'en');
  expect(await outcomeOf(mailAddressCode(5, 'en'))).toBe('too_many_requests');
});

it('the moment from which addresses are asked for is set once', async () => {
  const first = new Date('2026-06-01T10:00:00Z');
  expect(await verifiedSince(database, first)).toEqual(first);
  expect(await verifiedSince(database, new Date('2027-06-01T10:00:00Z'))).toEqual(first);
});
