import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { changePerson } from '#app/server/backend/people/people.server.ts';
import { signInWithPassword } from '#app/server/backend/people/sign-in.server.ts';
import { forgetStanding, standingOf } from '#app/server/backend/people/standing.server.ts';
import { userMeta } from '#backend/contract/people/managed-user.ts';

import { gatewayWorld, startAnew } from '../../support/wordpress/gateway-world.ts';
import { recordedPassword } from '../../support/wordpress/people.ts';
import {
  startRecordedWordpress,
  type RecordedWordpress,
} from '../../support/wordpress/wordpress-server.ts';

/** The client asks a process over HTTP that is no back end of ours. */
vi.mock('#app/server/composition.server.ts', async () => {
  const { transportOfWordpress } = await import('../../support/wordpress/gateway-world.ts');
  return transportOfWordpress;
});

/** How old an answer about who someone is may be. */
const ageMs = 15_000;
const fanId = 15;
let wordpress: RecordedWordpress;
let passedMs = 0;

beforeAll(async () => {
  wordpress = await startRecordedWordpress();
  gatewayWorld.origin = wordpress.origin;
  startAnew();
});
beforeEach(async () => {
  wordpress.asked.length = 0;
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + passedMs);
  await forgetStanding();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => wordpress.close());

const person = () => {
  const found = wordpress.people.all.get(fanId);
  if (!found) throw new Error('there is no such fan');
  return found;
};
const asked = () => wordpress.asked.filter(({ path }) => path.includes('/users/me')).length;

/** What someone does in WordPress' own pages, past the app. */
const changes: readonly (readonly [string, () => () => void])[] = [
  [
    'has another role',
    () => {
      const { account } = person();
      person().account = { ...account, role: 'shop_manager' };
      return () => void (person().account = account);
    },
  ],
  [
    'is suspended',
    () => {
      const { account } = person();
      const meta_data = [{ key: userMeta.suspended, value: 'Late' }];
      person().account = { ...account, meta_data };
      return () => void (person().account = account);
    },
  ],
  [
    'is deleted',
    () => {
      const gone = person();
      wordpress.people.all.delete(fanId);
      return () => void wordpress.people.all.set(fanId, gone);
    },
  ],
];

it.each(changes)('a session ends at the next call when its person %s there', async (_, change) => {
  const holder = await signInWithPassword('fan2', recordedPassword);
  expect(await standingOf(holder)).toBe('unchanged');
  const undo = change();
  // What was just asked for is believed for so long, and no longer.
  passedMs += ageMs - 1_000;
  expect(await standingOf(holder)).toBe('unchanged');
  passedMs += 1_000;
  expect(await standingOf(holder)).toBe('changed');
  expect(await standingOf(holder)).toBe('changed');
  undo();
});

it.each(changes)('and at once when the plugin tells that its person %s', async (_, change) => {
  const holder = await signInWithPassword('fan2', recordedPassword);
  expect(await standingOf(holder)).toBe('unchanged');
  const undo = change();
  await forgetStanding(fanId + 1);
  expect(await standingOf(holder)).toBe('unchanged');
  await forgetStanding(fanId);
  expect(await standingOf(holder)).toBe('changed');
  undo();
});

it('a session is asked about once, however many calls come together', async () => {
  const holder = await signInWithPassword('fan2', recordedPassword);
  const before = asked();
  const answers = await Promise.all(Array.from({ length: 20 }, () => standingOf(holder)));
  expect(new Set(answers)).toEqual(new Set(['unchanged']));
  expect(asked() - before).toBe(1);
});

it('no one is signed out while such a WordPress is away or refuses everyone', async () => {
  const holder = await signInWithPassword('fan2', recordedPassword);
  const { network, service } = gatewayWorld;
  gatewayWorld.network = () => Promise.reject(new TypeError('fetch failed'));
  expect(await standingOf(holder)).toBe('unknown');
  gatewayWorld.network = async () =>
    Response.json(
      { code: 'rest_forbidden', message: 'No.', data: { status: 401 } },
      { status: 401 },
    );
  expect(await standingOf(holder)).toBe('unknown');
  Object.assign(gatewayWorld, { network, service });
  expect(await standingOf(holder)).toBe('unchanged');
});

it('one whose role an administrator changes here is another one at once', async () => {
  const holder = await signInWithPassword('fan2', recordedPassword);
  const admin = await signInWithPassword('admin', recordedPassword);
  expect(await standingOf(holder)).toBe('unchanged');
  await changePerson(admin, fanId, { role: 'manager' });
  await forgetStanding(fanId);
  expect(await standingOf(holder)).toBe('changed');
  await changePerson(admin, fanId, { role: 'fan' });
});
