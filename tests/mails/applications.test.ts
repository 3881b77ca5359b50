import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';

import type { Role } from '#domain/account/role.ts';

import { ownGround, sessionDatabases } from '../server/accounts/session-world.ts';

const words = 'tangerine boat';
const site = { origin: 'http://localhost:3000', name: 'Astera' };
const deciding = { locale: 'en', site } as const;
const proof = { links: ['https://example.org/nova'], message: 'It is me.' };

/** Applications as one process has them, over a database with an applicant, a listed celebrity and two managers. */
async function world() {
  vi.resetModules();
  const accounts = {
    ...(await import('#app/server/backend/people/accounts.server.ts')),
    ...(await import('#app/server/backend/people/create-account.server.ts')),
  };
  const { signInWithPassword } = await import('#app/server/backend/people/sign-in.server.ts');
  const transport = await import('#app/server/composition.server.ts');
  const store = await import('#app/server/db/database.server.ts');
  await transport.openTransport();
  const database = await store.openDatabase();
  async function celebrity(username: string, shopName: string): Promise<number> {
    const email = `${username}@new.test`;
    const account = { kind: 'celebrity', username, email, password: words, shopName } as const;
    const id = (await accounts.createAccount(account, 'el')) ?? 0;
    await accounts.confirmCelebrity(id);
    return id;
  }
  for (const username of ['mina', 'milo']) {
    const email = `${username}@new.test`;
    const account = { kind: 'fan', username, email, password: words, shopName: '' } as const;
    await accounts.createAccount(account, 'en');
    await database.execute(
      sql`update backend.users set role = 'shop_manager' where login = ${username}`,
    );
  }
  return {
    database,
    celebrity,
    signIn: (username: string) => signInWithPassword(username, words),
    own: await import('#app/server/applications/own-application.server.ts'),
    desk: {
      ...(await import('#app/server/applications/applications.server.ts')),
      ...(await import('#app/server/applications/list-applications.server.ts')),
    },
    opening: await import('#app/server/applications/open-stores.server.ts'),
    approval: await import('#app/server/backend/people/approval.server.ts'),
    services: {
      ...(await import('#app/server/backend/shop/own-services.server.ts')),
      ...(await import('#app/server/backend/shop/get-own-services.server.ts')),
    },
    profile: {
      ...(await import('#app/server/backend/people/profile.server.ts')),
      ...(await import('#app/server/backend/people/change-profile.server.ts')),
    },
    celebrities: await import('#app/server/backend/catalog/celebrities.server.ts'),
    log: await import('#app/server/settings/store/change-log.server.ts'),
    mail: await import('#app/server/mail/outgoing-mail.server.ts'),
    async close() {
      await (await import('#app/server/mail/outgoing-mail.server.ts')).stopOutgoingMail();
      await transport.closeTransport();
      await store.closeDatabase();
    },
  };
}

const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: unknown) => v.parse(v.looseObject({ code: v.string() }), error).code,
  );
const fieldsOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => v.parse(v.looseObject({ fields: v.unknown() }), error).fields,
  );

describe.each(sessionDatabases)('an application on $name', ({ url }) => {
  let my: Awaited<ReturnType<typeof world>>;
  let clear: () => Promise<void>;
  let nova: Awaited<ReturnType<typeof my.signIn>>;
  let mina: Awaited<ReturnType<typeof my.signIn>>;
  let milo: Awaited<ReturnType<typeof my.signIn>>;
  let danae = 0;

  beforeAll(async () => {
    clear = await ownGround(url);
    vi.stubEnv('SEED', 'none');
    my = await world();
    danae = await my.celebrity('danae', 'Danae Vellis');
    await my.approval.openStore(danae);
    await my.celebrity('nova', 'Dаnae Velis');
    nova = await my.signIn('nova');
    mina = await my.signIn('mina');
    milo = await my.signIn('milo');
  }, 300_000);
  afterAll(async () => {
    await my.close();
    await clear();
  });

  const list = async () => (await my.desk.listApplications(mina.user, 1, 'en')).rows;
  const mine = () => my.own.readOwnApplication(nova.user, 'en');
  const fillIn = async () => {
    await my.services.changeServices(nova, { getVideo: { price: 5_000, promisedDays: 7 } }, () =>
      Promise.resolve((kind) => kind),
    );
    await my.profile.changeProfile(nova, { description: 'I sing.' }, 'en', 'Astera');
    await my.database.execute(
      sql`update backend.vendors set portrait = '/media/nova.webp' where user_id = ${nova.user.id}`,
    );
  };

  it('is the own business of a celebrity, and the queue the team’s', async () => {
    for (const role of ['fan', 'manager', 'administrator'] satisfies Role[]) {
      const user = { ...mina.user, role };
      expect(await code(my.own.readOwnApplication(user, 'en'))).toBe('not_allowed');
      expect(await code(my.own.sendOwnApplication(user, proof, 'en'))).toBe('not_allowed');
    }
    for (const role of ['fan', 'celebrity'] satisfies Role[]) {
      const user = { ...nova.user, role };
      const seen = { accountId: nova.user.id, seen: '1.a' };
      const declined = { ...seen, reason: 'other', words: 'No' } as const;
      const tried = [
        my.desk.listApplications(user, 1, 'en'),
        my.desk.countApplications(user),
        my.desk.approve(user, seen, deciding),
        my.desk.decline(user, declined, deciding),
      ];
      expect(new Set(await Promise.all(tried.map(code)))).toEqual(new Set(['not_allowed']));
    }
    expect((await my.own.readOwnApplication({ id: danae, role: 'celebrity' }, 'en')).state).toBe(
      'approved',
    );
  });

  it('begins as a draft that says what is missing, and is not sent before it is whole', async () => {
    expect(await mine()).toMatchObject({
      ...{ state: 'draft', sentAt: null },
      missing: ['picture', 'description', 'service', 'links'],
    });
    expect(await fieldsOf(my.own.sendOwnApplication(nova.user, proof, 'en'))).toEqual({
      ...{ picture: 'required', description: 'required', service: 'required' },
    });
    expect(await mine()).toMatchObject({ state: 'draft', ...proof });
    await fillIn();
    expect((await mine()).missing).toEqual([]);
    expect(await list()).toEqual([]);
  });

  it('is not sent under exactly the name of a listed celebrity, and under a similar one it is', async () => {
    await my.profile.changeProfile(nova, { storeName: 'danae  VELLIS' }, 'en', 'Astera');
    expect(await fieldsOf(my.own.sendOwnApplication(nova.user, proof, 'en'))).toEqual({
      name: 'taken',
    });
    await my.profile.changeProfile(nova, { storeName: 'Dаnae Velis' }, 'en', 'Astera');
    expect(await my.own.sendOwnApplication(nova.user, proof, 'en')).toMatchObject({
      state: 'sent',
    });
  });

  it('shows the team all that is needed to decide, similar listed names beside it', async () => {
    expect(await list()).toMatchObject([
      {
        accountId: nova.user.id,
        store: { name: 'Dаnae Velis', services: [{ kind: 'getVideo', price: 5_000 }] },
        ...proof,
        ...{ email: 'nova@new.test', declinedBefore: 0 },
        similar: [{ id: danae, name: 'Danae Vellis' }],
      },
    ]);
    expect(await my.desk.countApplications(mina.user)).toBe(1);
    await expect(my.celebrities.getCelebrity(nova.user.id, 'en')).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('is not decided on once its applicant has changed anything', async () => {
    const [before] = await list();
    const wanted = { accountId: nova.user.id, seen: before?.seen ?? '' };
    await my.profile.changeProfile(nova, { description: 'I sing, loudly.' }, 'en', 'Astera');
    expect(await code(my.desk.approve(mina.user, wanted, deciding))).toBe('application_moved_on');
    const [after] = await list();
    await my.own.sendOwnApplication(nova.user, { ...proof, message: 'Really me.' }, 'en');
    const late = { accountId: nova.user.id, seen: after?.seen ?? '' };
    expect(await code(my.desk.approve(mina.user, late, deciding))).toBe('application_moved_on');
    expect((await mine()).state).toBe('sent');
  });

  it('is declined by one of two managers, whose words are told, and not sent again unchanged', async () => {
    const [shown] = await list();
    const seen = { accountId: nova.user.id, seen: shown?.seen ?? '' };
    const no = { ...seen, reason: 'name-of-another', words: 'Whose name?' } as const;
    const outcomes = await Promise.all([
      code(my.desk.decline(mina.user, no, deciding)),
      code(my.desk.approve(milo.user, seen, deciding)),
    ]);
    // Anyone who wins: one of them, and the other is told.
    expect(outcomes.toSorted()).toEqual(['application_moved_on', 'done']);
    if (outcomes[0] !== 'done') {
      await my.database.execute(
        sql`update app.celebrity_applications set state = 'sent' where account_id = ${nova.user.id}`,
      );
      await my.database.execute(
        sql`update backend.vendors set pending = true, closed = true where user_id = ${nova.user.id}`,
      );
      const [again] = await list();
      await my.desk.decline(mina.user, { ...no, seen: again?.seen ?? '' }, deciding);
    }
    expect(await mine()).toMatchObject({
      state: 'declined',
      decline: { reason: 'name-of-another', words: 'Whose name?' },
    });
    expect(await list()).toEqual([]);
    const same = { ...proof, message: 'Really me.' };
    expect(await fieldsOf(my.own.sendOwnApplication(nova.user, same, 'en'))).toEqual({
      unchanged: 'required',
    });
    await my.profile.changeProfile(nova, { storeName: 'Nova Vantar' }, 'en', site.name);
    expect(await my.own.sendOwnApplication(nova.user, same, 'en')).toMatchObject({ state: 'sent' });
    expect(await list()).toMatchObject([{ declinedBefore: 1, similar: [] }]);
  });

  it('is approved once by however many at once: listed, in the log, one mail', async () => {
    const [shown] = await list();
    const seen = { accountId: nova.user.id, seen: shown?.seen ?? '' };
    const outcomes = await Promise.all(
      [mina, milo, mina, milo].map(({ user }) => code(my.desk.approve(user, seen, deciding))),
    );
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['done', 'application_moved_on']));
    expect((await my.celebrities.getCelebrity(nova.user.id, 'en')).shopName).toBe('Nova Vantar');
    expect((await mine()).state).toBe('approved');
    const { rows } = await my.log.listChanges(my.database, { page: 1, perPage: 20 });
    const approvals = rows.filter(({ value }) =>
      v.is(v.looseObject({ deed: v.literal('approved'), person: v.literal('Nova Vantar') }), value),
    );
    expect(approvals).toHaveLength(1);
    expect(await code(my.own.sendOwnApplication(nova.user, proof, 'en'))).toBe(
      'application_moved_on',
    );
    expect(await my.desk.countApplications(mina.user)).toBe(0);
  });

  it('gives a name that the store keeps: no other one that could be taken for another celebrity’s', async () => {
    const rename = (storeName: string) =>
      my.profile.changeProfile(nova, { storeName }, 'en', site.name);
    for (const name of ['Danae Vellis', 'Dаnae Velis']) {
      expect(await fieldsOf(rename(name))).toEqual({ storeName: 'like-another' });
    }
    for (const name of [site.name, `${site.name} Official Team`]) {
      expect(await fieldsOf(rename(name))).toEqual({ storeName: 'like-site' });
    }
    expect((await rename('Nova Vantar Live')).storeName).toBe('Nova Vantar Live');
    expect((await rename('Nova Vantar')).storeName).toBe('Nova Vantar');
  });

  it('is carried out later where the back end was away, with one mail however many do it', async () => {
    const id = await my.celebrity('vega', 'Vega Tal');
    await my.database.execute(
      sql`insert into app.celebrity_applications (account_id, state, locale, is_opening) values (${id}, 'approved', 'tr', true)`,
    );
    const put = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const desk = {
      database: my.database,
      queue: { put },
      site: () => Promise.resolve(site),
    };
    await Promise.all([my.opening.openApproved(desk), my.opening.openApproved(desk)]);
    expect((await my.celebrities.getCelebrity(id, 'en')).shopName).toBe('Vega Tal');
    expect(put).toHaveBeenCalledTimes(1);
    await my.opening.openApproved(desk);
    expect(put).toHaveBeenCalledTimes(1);
  });
});
