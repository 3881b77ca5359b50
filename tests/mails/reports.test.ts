import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { decideReports } from '#app/server/reports/decide-report.server.ts';
import { answerObjection } from '#app/server/reports/objections.server.ts';
import { objectTo, readOwnStatement } from '#app/server/reports/own-objection.server.ts';
import { readQueue } from '#app/server/reports/report-queue.server.ts';
import { readCase } from '#app/server/reports/read-case.server.ts';
import { getCelebrity } from '#app/server/backend/catalog/celebrities.server.ts';
import { getProduct } from '#app/server/backend/catalog/product-from.server.ts';
import type { SessionContent } from '#app/server/sessions/seal.server.ts';
import { listChanges } from '#app/server/settings/store/change-log.server.ts';
import { migrateStore } from '#app/server/db/migrate.server.ts';
import { forgetReportsOf } from '#app/server/reports/store/personal-reports.server.ts';
import { reportsOfPerson } from '#app/server/reports/store/reports-of-person.server.ts';
import { requireNotTakenOff } from '#app/server/reports/store/require-not-taken-off.server.ts';
import type { ReportTarget } from '#domain/report/report.ts';

import { databases } from '#tests/support/databases/open-database.ts';
import { startEmbedded, type ShopFixture } from '#tests/support/databases/tested-backends.ts';
import { startSmallShop } from '../support/wordpress/small-shop.ts';
import { outcomeOf } from '#tests/server/orders/outcome-of.ts';
import { decision, report, reportsWorld, tokenIn, type ReportsWorld } from './reports-world.ts';

/** The client asks this back end, which is the real one in memory. */
const world = vi.hoisted(() => ({
  fetch: null as ((request: Request) => Promise<Response>) | null,
  tables: null as unknown,
}));
vi.mock('#app/server/composition.server.ts', () => ({
  openTransport: () =>
    Promise.resolve({
      fetch: (request: Request) => world.fetch?.(request),
      serviceAuthorization: `Basic ${btoa('ck_test:cs_test')}`,
      authorizationOf: (token: string) => `Bearer ${token}`,
      standingAgeMs: 0,
    }),
}));
vi.mock('#app/server/db/own-tables.server.ts', () => ({
  ownTables: () => Promise.resolve(world.tables),
}));

const day = 86_400_000;
const [embedded] = databases;
if (!embedded) throw new Error('there is no database to test on');
const worlds = [
  ...databases.map(({ name, open }) => ({ name, tables: open, start: () => startEmbedded(open) })),
  { name: 'a recorded WordPress', tables: embedded.open, start: startSmallShop },
];

describe.each(worlds)('reports, on $name', ({ tables, start }) => {
  let shop: ShopFixture;
  let my: ReportsWorld;
  let manager: SessionContent;
  let admin: SessionContent;
  let celebrity: SessionContent;
  let profile: ReportTarget;
  let photo: ReportTarget;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const opened = await tables('empty');
    await migrateStore(opened.database);
    world.tables = opened.database;
    shop = await start();
    world.fetch = (request) => shop.backend.fetch(request);
    my = reportsWorld(shop, opened.database);
    manager = await my.session('manager', 'manager');
    admin = await my.session('admin', 'administrator');
    celebrity = await my.session('celebrity', 'celebrity');
    profile = { kind: 'profile', id: celebrity.user.id };
    photo = { kind: 'product', id: await my.productId('signed-photo') };
    close = async () => {
      await shop.close();
      await opened.close();
    };
  }, 120_000);
  beforeEach(() => {
    my.pass(day);
    my.mailed();
  });
  afterAll(() => close());

  const decide = (who: SessionContent, id: number | null, own: Partial<typeof decision>) =>
    decideReports(my.desk, who, { reportIds: [id ?? 0], decision: { ...decision, ...own } });
  const subjects = () => my.mailed().map(({ to, subject }) => `${to}: ${subject}`);
  const biography = async () => (await getCelebrity(profile.id, 'en')).biography;

  it('keeps one open report of a thing by one reporter, and mails one receipt', async () => {
    const email = 'maria@example.test';
    const tries = Array.from({ length: 6 }, () =>
      my.send({ target: profile, report: { ...report, email }, locale: 'el' }),
    );
    const kept = (await Promise.all(tries)).filter((number) => number !== null);
    expect(kept).toHaveLength(1);
    expect(subjects()).toEqual([`${email}: Λάβαμε την αναφορά σας`]);
    const silent = { ...report, email: '' };
    const address = '2001:db8:1:2::1';
    expect(await my.send({ target: profile, report: silent, address })).not.toBeNull();
    expect(
      await my.send({ target: profile, report: silent, address: '2001:db8:1:2::99' }),
    ).toBeNull();
    expect(subjects()).toEqual([]);
    await decideReports(my.desk, manager, {
      reportIds: (
        await readCase(my.desk.database, manager.user, kept[0] ?? 0, my.desk.now())
      ).entries.map(({ id }) => id),
      decision,
    });
    expect(subjects()).toEqual([`${email}: Αποφασίσαμε για την αναφορά σας`]);
    // What was decided can be reported again.
    expect(await my.send({ target: profile, report: silent, address })).not.toBeNull();
    const { reports } = await readQueue(my.desk.database, manager.user, { list: 'open', page: 1 });
    expect(reports.rows.map(({ target, ofSameThing }) => [target, ofSameThing])).toEqual([
      [profile, 3],
    ]);
    await decide(manager, reports.rows[0]?.id ?? 0, {});
  });

  it('wants a name where a right is claimed, and nothing of what its reporter may not see', async () => {
    const copyright = { ...report, reason: 'copyright', email: '' } as const;
    expect(await outcomeOf(my.send({ target: profile, report: copyright }))).toBe('invalid_input');
    const reader = (await my.session('fan', 'fan')).user;
    expect(await outcomeOf(my.send({ target: { kind: 'answer', id: 1 }, reader }))).toBe(
      'not_found',
    );
    expect(await outcomeOf(my.send({ target: { kind: 'product', id: 999_999 } }))).toBe(
      'not_found',
    );
    const address = '203.0.113.9';
    const many = Array.from({ length: 11 }, (_none, index) =>
      my.send({ target: photo, address, report: { ...report, email: `r${index}@example.test` } }),
    );
    const outcomes = await Promise.all(many.map(outcomeOf));
    expect(outcomes.filter((outcome) => outcome === 'too_many_requests')).toHaveLength(1);
    const { reports } = await readQueue(my.desk.database, manager.user, { list: 'open', page: 1 });
    const reportIds = reports.rows.map(({ id }) => id);
    await decideReports(my.desk, manager, { reportIds, decision });
  });

  it('is decided once, however many decide at the same time', async () => {
    for (let round = 0; round < 3; round += 1) {
      const id = await my.send({ target: photo });
      my.mailed();
      const before = (await listChanges(my.desk.database, { page: 1, perPage: 1 })).total;
      const outcomes = await Promise.all(
        [manager, admin, manager, admin].map((who) => outcomeOf(decide(who, id, {}))),
      );
      expect(outcomes.toSorted()).toEqual(['done', ...Array(3).fill('report_moved_on')]);
      expect(subjects()).toEqual(['reporter@example.test: Our decision on your report']);
      const after = await listChanges(my.desk.database, { page: 1, perPage: 1 });
      expect([after.total - before, after.rows[0]?.name]).toEqual([1, 'report-decided']);
    }
  });

  it('removes a text in every language, and an objection puts it back', async () => {
    const [before, greek] = [await biography(), await getCelebrity(profile.id, 'el')];
    expect(before).not.toBe('');
    const id = await my.send({ target: profile });
    my.mailed();
    await decide(manager, id, { action: 'hideText' });
    expect([await biography(), (await getCelebrity(profile.id, 'el')).biography]).toEqual(['', '']);
    const mails = my.mailed();
    expect(mails.map(({ to }) => to)).toEqual(['celebrity@example.test', 'reporter@example.test']);
    expect(mails[0]?.text).toContain('Clause 4');
    const token = tokenIn(mails);
    const address = '203.0.113.50';
    const own = await readOwnStatement(my.desk, token, address);
    expect([own.mayObject, own.statement.decidedBy, own.statement.action]).toEqual([
      true,
      null,
      'hideText',
    ]);
    const objection = 'It is my own text.';
    const objections = await Promise.all(
      [1, 2, 3].map(() => outcomeOf(objectTo(my.desk, { token, objection }, address))),
    );
    expect(objections.toSorted()).toEqual(['done', 'report_moved_on', 'report_moved_on']);
    const answer = { reportId: id ?? 0, outcome: 'lifted', answer: 'You are right.' } as const;
    // The manager who decided does not answer the objection while there is another.
    expect(await outcomeOf(answerObjection(my.desk, manager, answer))).toBe('not_allowed');
    const answers = await Promise.all(
      [1, 2].map(() => outcomeOf(answerObjection(my.desk, admin, answer))),
    );
    expect(answers.toSorted()).toEqual(['done', 'report_moved_on']);
    expect(subjects()).toEqual([
      'celebrity@example.test: Our decision on your objection',
      'reporter@example.test: We changed our decision on your report',
    ]);
    expect(await biography()).toBe(before);
    expect((await getCelebrity(profile.id, 'el')).biography).toBe(greek.biography);
  });

  it('keeps what was taken away through trouble with the back end', async () => {
    const before = await biography();
    const id = await my.send({ target: profile });
    my.mailed();
    let writes = 0;
    world.fetch = async (request) => {
      writes += request.method === 'PATCH' ? 1 : 0;
      return request.method === 'PATCH' && writes > 1
        ? new Response('away', { status: 503 })
        : shop.backend.fetch(request);
    };
    expect(await outcomeOf(decide(manager, id, { action: 'hideText' }))).toBe('backend_failed');
    world.fetch = (request) => shop.backend.fetch(request);
    expect(subjects()).toEqual([]);
    const found = await readCase(my.desk.database, manager.user, id ?? 0, my.desk.now());
    expect([found.statement, found.interrupted]).toEqual([null, 'hideText']);
    await decide(admin, id, { action: 'hideText' });
    const token = tokenIn(my.mailed());
    await objectTo(my.desk, { token, objection: 'No.' }, '203.0.113.51');
    const answer = { reportId: id ?? 0, outcome: 'lifted', answer: 'Yes.' } as const;
    await answerObjection(my.desk, manager, answer);
    expect(await biography()).toBe(before);
  });

  it('takes a product off sale for good, until an objection is right', async () => {
    const first = await my.send({ target: photo });
    const second = await my.send({
      target: photo,
      report: { ...report, email: 'two@example.test' },
    });
    my.mailed();
    const found = await readCase(my.desk.database, manager.user, first ?? 0, my.desk.now());
    expect(found.entries.map(({ id }) => id)).toEqual([first, second]);
    await decideReports(my.desk, manager, {
      reportIds: found.entries.map(({ id }) => id),
      decision: { ...decision, action: 'unlist' },
    });
    expect(await outcomeOf(getProduct(photo.id, 'en'))).toBe('not_found');
    const tables = my.desk.database;
    expect(await outcomeOf(requireNotTakenOff(tables, 'product', [photo.id]))).toBe(
      'taken_off_sale',
    );
    const token = tokenIn(my.mailed());
    await objectTo(my.desk, { token, objection: 'It is mine.' }, '203.0.113.52');
    await answerObjection(my.desk, admin, {
      ...{ reportId: second ?? 0, outcome: 'lifted', answer: 'Right.' },
    });
    expect((await getProduct(photo.id, 'en')).id).toBe(photo.id);
    expect(await outcomeOf(requireNotTakenOff(tables, 'product', [photo.id]))).toBe('done');
    expect(subjects()).toHaveLength(3);
  });

  it('closes a store by an administrator alone', async () => {
    const id = await my.send({ target: profile });
    my.mailed();
    expect(await outcomeOf(decide(manager, id, { action: 'close' }))).toBe('not_allowed');
    expect(await outcomeOf(decide(celebrity, id, {}))).toBe('not_allowed');
    await decide(admin, id, { action: 'close' });
    expect(await outcomeOf(getCelebrity(profile.id, 'en'))).toBe('not_found');
    const token = tokenIn(my.mailed());
    await objectTo(my.desk, { token, objection: 'Please look again.' }, '203.0.113.53');
    // There is no other administrator, and a manager could not open it again.
    const answer = { reportId: id ?? 0, outcome: 'lifted', answer: 'Sorry.' } as const;
    expect(await outcomeOf(answerObjection(my.desk, manager, answer))).toBe('not_allowed');
    await answerObjection(my.desk, admin, answer);
    expect((await getCelebrity(profile.id, 'en')).id).toBe(profile.id);
  });

  it('can be objected to for six months', async () => {
    const id = await my.send({ target: photo });
    my.mailed();
    await decide(manager, id, { action: 'hideText' });
    const token = tokenIn(my.mailed());
    my.pass(185 * day);
    const late = objectTo(my.desk, { token, objection: 'Late.' }, '203.0.113.54');
    expect(await outcomeOf(late)).toBe('report_moved_on');
    const guessed = readOwnStatement(my.desk, 'guessed', '203.0.113.54');
    expect(await outcomeOf(guessed)).toBe('link_expired');
  });

  it('is in the copy of who reported and who is concerned, and forgets both', async () => {
    const fan = await my.session('fan', 'fan');
    const id = await my.send({ target: profile, reader: fan.user });
    expect(id).not.toBeNull();
    const { database } = my.desk;
    const made = await reportsOfPerson(database, fan.user.id);
    expect(made.made).toMatchObject([{ kind: 'profile', explanation: report.explanation }]);
    expect(made.decisions).toEqual([]);
    const concerned = await reportsOfPerson(database, celebrity.user.id);
    expect(concerned.made).toEqual([]);
    expect(concerned.decisions.length).toBeGreaterThan(0);
    expect(JSON.stringify(concerned)).not.toContain('reporter@example.test');
    await forgetReportsOf(database, fan.user.id);
    const found = await readCase(database, manager.user, id ?? 0, my.desk.now());
    expect(found.entries[0]?.reporter).toBeNull();
    await forgetReportsOf(database, celebrity.user.id);
    const after = await readCase(database, manager.user, id ?? 0, my.desk.now());
    expect([after.snapshot.text, after.entries[0]?.explanation]).toEqual(['', '']);
  });
});
