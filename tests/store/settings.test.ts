import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { changeNoted, listChanges } from '#app/server/settings/store/change-log.server.ts';
import { bankAccountSetting } from '#app/server/settings/store/bank-account.server.ts';
import { commissionSetting } from '#app/server/settings/store/commission.server.ts';
import { migrateStore } from '#app/server/db/migrate.server.ts';
import {
  changeSetting,
  findSetting,
  lastChange,
  settingHistory,
} from '#app/server/settings/store/settings.server.ts';
import { settingChanges } from '#app/server/settings/store/settings.schema.ts';
import { AppError } from '#domain/app-error.ts';

import { databases } from '#tests/support/databases/open-database.ts';

describe.each(databases)('settings, on $name', async ({ open }) => {
  const { database, close } = await open('empty');
  beforeAll(() => migrateStore(database));
  afterAll(close);

  const now = new Date('2026-06-01T10:00:00Z');
  const by = (name: string) => ({ actor: { id: 4, name }, now });
  const account = {
    holder: 'Astera',
    iban: 'GR1601101250000000012300695',
    bic: 'ETHNGRAA',
    bankName: '',
  };
  const set = (bankName: string, version: number, name = 'Ada') =>
    changeSetting(
      database,
      bankAccountSetting,
      { value: { ...account, bankName }, version },
      by(name),
    );

  it('is nothing until someone sets it, and then what was set, with who and when', async () => {
    expect(await findSetting(database, bankAccountSetting)).toEqual({ value: null, version: 0 });
    expect(await lastChange(database, bankAccountSetting)).toBeNull();
    expect(await set('One', 0)).toBe(1);
    expect(await findSetting(database, bankAccountSetting)).toEqual({
      value: { ...account, bankName: 'One' },
      version: 1,
    });
    expect(await lastChange(database, bankAccountSetting)).toEqual({
      at: '2026-06-01T10:00:00.000Z',
      name: 'Ada',
    });
  });

  it('is set by one of twenty who decide on the same version, and by no one on an older one', async () => {
    const { version } = await findSetting(database, bankAccountSetting);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_none, index) => set(`Bank ${index}`, version, `Admin ${index}`)),
    );
    expect(outcomes.filter((outcome) => outcome !== null)).toEqual([version + 1]);
    expect(await set('Late', version)).toBeNull();
    expect(await set('Again', 0)).toBeNull();
    const changes = await database.select().from(settingChanges);
    expect(changes.map((change) => change.version)).toEqual([1, 2]);
    const winner = outcomes.findIndex((outcome) => outcome !== null);
    expect(await lastChange(database, bankAccountSetting)).toMatchObject({
      name: `Admin ${winner}`,
    });
  });

  it('remembers every value that was set, oldest first, each with who and when', async () => {
    for (const [version, rate] of [1_500, 1_000].entries()) {
      await changeSetting(database, commissionSetting, { value: rate, version }, by('Ada'));
    }
    expect(await settingHistory(database, commissionSetting)).toEqual([
      { at: '2026-06-01T10:00:00.000Z', name: 'Ada', value: 1_500 },
      { at: '2026-06-01T10:00:00.000Z', name: 'Ada', value: 1_000 },
    ]);
  });

  it('notes what is changed elsewhere before it is changed, takes back what was refused, and lists the newest first', async () => {
    const notes = () => database.$count(settingChanges, eq(settingChanges.name, 'user-reinstated'));
    const told: number[] = [];
    const change = (person: string, refusal?: Error) =>
      changeNoted(
        database,
        { name: 'user-reinstated', value: { id: 1, person }, ...by('Ada') },
        async () => {
          told.push(await notes());
          if (refusal) throw refusal;
          return person;
        },
      );
    expect(await change('Iris')).toBe('Iris');
    const refused = new AppError('not_allowed');
    await expect(change('Someone', refused)).rejects.toBe(refused);
    // It may have been made all the same.
    const unanswered = new AppError('backend_timeout');
    await expect(change('Olu', unanswered)).rejects.toBe(unanswered);
    const cut = new AppError('backend_failed');
    await expect(change('Pia', cut)).rejects.toBe(cut);
    expect(told).toEqual([1, 2, 2, 3]);
    const counted = await database
      .select()
      .from(settingChanges)
      .where(eq(settingChanges.name, 'user-reinstated'))
      .orderBy(settingChanges.id);
    expect(counted.map(({ version }) => version)).toEqual([1, 2, 3]);
    const first = await listChanges(database, { page: 1, perPage: 2 });
    expect(first.rows).toMatchObject([
      { by: 'Ada', at: '2026-06-01T10:00:00.000Z', value: { id: 1, person: 'Pia' } },
      { value: { id: 1, person: 'Olu' } },
    ]);
    const second = await listChanges(database, { page: 2, perPage: 2 });
    expect(second.total).toBe(first.total);
    expect(second.rows.map(({ name }) => name)).toEqual(['user-reinstated', 'commission']);
  });
});
