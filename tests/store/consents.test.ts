import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  consentsOf,
  consentTextHash,
  withdrawConsent,
  type NewConsent,
} from '#app/server/settings/store/consents.server.ts';
import { recordConsent } from '#app/server/settings/store/record-consent.server.ts';
import { migrateStore } from '#app/server/db/migrate.server.ts';
import { databases } from '#tests/support/databases/open-database.ts';

describe.each(databases)('consents, on $name', async ({ open }) => {
  const { database, close } = await open('empty');
  beforeAll(() => migrateStore(database));
  afterAll(close);

  const now = new Date('2026-06-01T10:00:00Z');
  const later = new Date('2026-06-02T10:00:00Z');
  const terms: NewConsent = {
    personId: 7,
    textId: 'terms',
    version: '2026-05-01',
    text: 'Be kind.',
    locale: 'en',
    occasion: 'registration',
  };

  it('are kept once with their words, however often and by however many they are recorded', async () => {
    await Promise.all(Array.from({ length: 8 }, () => recordConsent(database, terms, now)));
    await recordConsent(database, terms, later);
    expect(await consentsOf(database, 7)).toEqual([
      {
        id: expect.any(Number),
        textId: 'terms',
        version: '2026-05-01',
        text: 'Be kind.',
        textHash: consentTextHash('Be kind.'),
        locale: 'en',
        occasion: 'registration',
        at: now.toISOString(),
        withdrawnAt: null,
      },
    ]);
  });

  it('are one for each occasion, the newest first, and of one person only', async () => {
    await recordConsent(database, { ...terms, personId: 8 }, now);
    await recordConsent(database, { ...terms, personId: 8, occasion: 'order:k1' }, later);
    const own = await consentsOf(database, 8);
    expect(own.map(({ occasion }) => occasion)).toEqual(['order:k1', 'registration']);
  });

  it('are withdrawn by their own person, once, and stay readable', async () => {
    await recordConsent(database, { ...terms, personId: 9 }, now);
    const [{ id } = { id: 0 }] = await consentsOf(database, 9);
    expect(await withdrawConsent(database, { id, personId: 8 }, now)).toBe(false);
    expect(await withdrawConsent(database, { id, personId: 9 }, now)).toBe(true);
    expect(await withdrawConsent(database, { id, personId: 9 }, later)).toBe(true);
    expect(await consentsOf(database, 9)).toMatchObject([{ withdrawnAt: now.toISOString() }]);
  });

  it('are not kept where what they were given for was not', async () => {
    const failing = database.transaction(async (own) => {
      await recordConsent(own, { ...terms, personId: 10 }, now);
      throw new Error('no order');
    });
    await expect(failing).rejects.toThrow('no order');
    expect(await consentsOf(database, 10)).toEqual([]);
  });
});
