import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { listTeam } from '#app/server/backend/people/accounts.server.ts';
import { getCelebrity, listCelebrities } from '#app/server/backend/catalog/celebrities.server.ts';
import {
  changeEditedMenu,
  getEditedMenu,
} from '#app/server/backend/content/edited-menus.server.ts';
import { getEditedPage, listEditedPages } from '#app/server/backend/content/edited-pages.server.ts';
import { removeEditedPage } from '#app/server/backend/content/change-edited-page.server.ts';
import { signInWithIdentity } from '#app/server/backend/people/identities.server.ts';
import { changePerson, getPerson } from '#app/server/backend/people/people.server.ts';
import { listPeople } from '#app/server/backend/people/list-people.server.ts';
import { renewToken } from '#app/server/backend/refresh-token.server.ts';
import { listProducts } from '#app/server/backend/catalog/list-products.server.ts';
import { signInWithPassword } from '#app/server/backend/people/sign-in.server.ts';
import { userMeta } from '#backend/contract/people/managed-user.ts';
import { paths } from '#backend/contract/paths.ts';
import type { Actor } from '#domain/account/role.ts';

import { gatewayWorld, startAnew } from '../../support/wordpress/gateway-world.ts';
import { memoryOfOne } from '../../support/wordpress/memory-of-one.ts';
import { recordedPassword } from '../../support/wordpress/people.ts';
import { refusals } from '../../support/wordpress/refusals.ts';
import {
  startRecordedWordpress,
  type RecordedWordpress,
} from '../../support/wordpress/wordpress-server.ts';
import { outcomeOf } from '../orders/outcome-of.ts';

/** The client asks a process over HTTP that is no back end of ours. */
vi.mock('#app/server/composition.server.ts', async () => {
  const { transportOfWordpress } = await import('../../support/wordpress/gateway-world.ts');
  return transportOfWordpress;
});

/** What administrators do with people, pages and menus, against the process that behaves as the recorded WordPress. */
let wordpress: RecordedWordpress;
const memory = memoryOfOne();

beforeAll(async () => {
  wordpress = await startRecordedWordpress();
  gatewayWorld.origin = wordpress.origin;
  startAnew(memory);
});
beforeEach(() => {
  wordpress.trouble = {};
  wordpress.asked.length = 0;
});
afterAll(() => wordpress.close());

const ava = { id: 2, role: 'celebrity' } as const;
const signedIn = (login: string, user: Actor = ava) => ({
  user,
  token: wordpress.people.tokenOf(login),
});

describe('people of such a WordPress, as administrators see them', () => {
  const admin = () => signedIn('admin', { id: 1, role: 'administrator' });
  const namesOf = async (search: object) =>
    (await listPeople(admin(), { page: 1, search: '', only: null, ...search })).rows.map(
      ({ username }) => username,
    );

  it('are listed, found by role and words, and get another role', async () => {
    const everyone = await listPeople(admin(), { page: 1, search: '', only: null });
    expect(everyone.total).toBeGreaterThan(15);
    expect(everyone.rows[0]).toMatchObject({ suspension: null });
    expect(await namesOf({ only: 'manager' })).toEqual(['manager']);
    expect(await namesOf({ search: 'fan2' })).toEqual(['fan2']);
    expect((await changePerson(admin(), 15, { role: 'manager' })).role).toBe('manager');
    expect((await signInWithPassword('fan2', recordedPassword)).user.role).toBe('manager');
    await changePerson(admin(), 15, { role: 'fan' });
    expect(await outcomeOf(getPerson(admin(), 999_999))).toBe('not_found');
  });

  it('are suspended by user meta, which the plugins do not know, and cannot sign in then', async () => {
    const reason = 'Sold places in the line.';
    const suspended = await changePerson(admin(), 15, { suspension: reason });
    expect(suspended.suspension).toEqual({ reason, since: expect.stringMatching(/Z$/) });
    expect((await getPerson(admin(), 15)).suspension).toMatchObject({ reason });
    expect(await namesOf({ only: 'suspended' })).toEqual(['fan2']);
    expect(await outcomeOf(signInWithPassword('fan2', 'wrong'))).toBe('wrong_credentials');
    expect(await outcomeOf(signInWithPassword('fan2', recordedPassword))).toBe('account_suspended');
    expect((await changePerson(admin(), 15, { suspension: '' })).suspension).toBeNull();
    expect(await namesOf({ only: 'suspended' })).toEqual([]);
    expect((await signInWithPassword('fan2', recordedPassword)).user.role).toBe('fan');
  });

  it('are read through once to find who is suspended, however many there are and whatever fails meanwhile', async () => {
    const { network } = gatewayWorld;
    const like = wordpress.people.all.get(15);
    if (!like) throw new Error('there is no fan to copy');
    const meta_data = [{ key: userMeta.suspended, value: 'Long ago' }];
    const ids = Array.from({ length: 350 }, (_none, index) => 60_000 + index);
    for (const id of ids) {
      const account = { ...like.account, id, username: `u${id}`, email: `u${id}@example.test` };
      const isLast = id === ids.at(-1);
      const person = { ...like, account: isLast ? { ...account, meta_data } : account };
      wordpress.people.all.set(id, person);
    }
    const pages = () =>
      wordpress.asked.filter(({ path }) => /customers\?.*role=all.*orderby/.test(path)).length;
    const anew = memoryOfOne();
    startAnew(anew);
    gatewayWorld.network = async (input, init) => {
      if (pages() === 2) throw new TypeError('fetch failed');
      return network(input, init);
    };
    expect(await outcomeOf(namesOf({ only: 'suspended' }))).toBe('backend_failed');
    gatewayWorld.network = network;
    startAnew(anew);
    expect(await namesOf({ only: 'suspended' })).toEqual(['u60349']);
    expect(pages()).toBe(4);
    await changePerson(admin(), 15, { suspension: 'Sold places in the line.' });
    startAnew(anew);
    expect((await namesOf({ only: 'suspended' })).toSorted()).toEqual(['fan2', 'u60349']);
    // Other hands undid it there: anyone who looks sees it.
    like.account = { ...like.account, meta_data: [] };
    wordpress.people.all.delete(60_349);
    expect(await namesOf({ only: 'suspended' })).toEqual([]);
    expect(pages()).toBe(4);
    for (const id of ids) wordpress.people.all.delete(id);
    startAnew(memory);
  });

  it('are found as suspended, though someone looked while it was done', async () => {
    const { network } = gatewayWorld;
    let looked = 0;
    gatewayWorld.network = async (input, init) => {
      if (init?.method === 'PATCH' && looked === 0) {
        looked += 1;
        expect(await namesOf({})).toContain('fan2');
      }
      return network(input, init);
    };
    await changePerson(admin(), 15, { suspension: 'Sold places in the line.' });
    gatewayWorld.network = network;
    expect([looked, await namesOf({ only: 'suspended' })]).toEqual([1, ['fan2']]);
    await changePerson(admin(), 15, { suspension: '' });
  });

  it('have no token renewed while they are suspended', async () => {
    const { network } = gatewayWorld;
    const token = wordpress.people.tokenOf('fan2');
    gatewayWorld.network = async (input, init) =>
      new Request(input, init).url.includes('/aam/v2/jwt/refresh')
        ? Response.json({ token, token_expires: 4_000_000_000 })
        : network(input, init);
    await changePerson(admin(), 15, { suspension: 'Sold places in the line.' });
    expect((await renewToken(token)).kind).toBe('refused');
    await changePerson(admin(), 15, { suspension: '' });
    expect((await renewToken(token)).kind).toBe('renewed');
    gatewayWorld.network = network;
  });

  it('are not signed in by a provider either while they are suspended', async () => {
    const { network } = gatewayWorld;
    // The path that an operator's plugin has; no stock WordPress does.
    gatewayWorld.network = async (input, init) =>
      new Request(input, init).url.includes(paths.identitySignIn)
        ? Response.json({
            ...{ user_id: 15, created: false },
            jwt: { token: wordpress.people.tokenOf('fan2'), token_expires: 4_000_000_000 },
          })
        : network(input, init);
    const known = { issuer: 'https://id.example', subject: 'fan2', name: 'Fan' };
    const identity = { ...known, email: 'fan2@example.test', emailVerified: true };
    await changePerson(admin(), 15, { suspension: 'Sold places in the line.' });
    await expect(signInWithIdentity(identity, 'en')).rejects.toMatchObject({ failure: 'blocked' });
    await changePerson(admin(), 15, { suspension: '' });
    expect((await signInWithIdentity(identity, 'en')).signedIn.user.id).toBe(15);
    gatewayWorld.network = network;
  });

  it('get no mail of the team, and are shown with nothing to sell, while they are suspended', async () => {
    await changePerson(admin(), 16, { suspension: 'Away' });
    expect((await listTeam()).map(({ role }) => role)).toEqual(['administrator']);
    await changePerson(admin(), 16, { suspension: '' });
    await changePerson(admin(), 3, { suspension: 'Asked for it' });
    startAnew();
    expect((await listCelebrities('en')).total).toBe(11);
    expect((await listProducts('en', {})).rows.map(({ seller }) => seller?.id)).not.toContain(3);
    expect(await outcomeOf(getCelebrity(3, 'en'))).toBe('not_found');
    await changePerson(admin(), 3, { suspension: '' });
    startAnew(memory);
  });

  it('are no one’s business who is no administrator there, whatever a session says', async () => {
    const nosy = signedIn('manager', { id: 16, role: 'administrator' });
    for (const work of [
      listPeople(nosy, { page: 1, search: '', only: null }),
      listPeople(nosy, { page: 1, search: '', only: 'suspended' }),
      getPerson(nosy, 14),
      changePerson(nosy, 14, { role: 'administrator' }),
      changePerson(nosy, 14, { suspension: 'No' }),
    ]) {
      expect(await outcomeOf(work)).toBe('not_allowed');
    }
    const late = { ...nosy, token: 'a.b.c' };
    expect(await outcomeOf(changePerson(late, 14, { suspension: 'No' }))).toBe('session_expired');
    expect((await getPerson(admin(), 14)).suspension).toBeNull();
  });

  it('write its pages and menus there, and are told so', async () => {
    const { user } = admin();
    for (const work of [
      listEditedPages(user, 'en'),
      getEditedPage(user, 300),
      removeEditedPage(user, { id: 300, slug: 'any' }),
      getEditedMenu(user, 'footer-menu'),
      changeEditedMenu(user, { slug: 'footer-menu', entries: [], version: 0 }),
    ]) {
      expect(await outcomeOf(work)).toBe(refusals['Write pages and menus from here']);
    }
    expect(await outcomeOf(listEditedPages(ava, 'en'))).toBe('not_allowed');
    expect(wordpress.asked).toEqual([]);
  });
});
