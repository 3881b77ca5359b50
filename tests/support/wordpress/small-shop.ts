import { setTimeout as pause } from 'node:timers/promises';

import type { BackendFixture } from '../databases/backend-fixture.ts';
import type { ShopFixture } from '../databases/tested-backends.ts';

import { createWordpress } from '#app/server/wordpress/create-wordpress.server.ts';
import { serviceAuthorization } from '../databases/backend-fixture.ts';
import { memoryOfOne } from './memory-of-one.ts';
import { recordedService } from './people.ts';
import { startRecordedWordpress, type RecordedWordpress } from './wordpress-server.ts';

/** Who of the recorded shop plays the small world's people. */
const cast = [
  { id: 14, login: 'fan', name: ['Grace', 'Hopwood'] },
  { id: 15, login: 'fan2', name: ['Olu', 'Adeyemi'] },
  { id: 2, login: 'celebrity', name: ['Ava', 'Moreno'] },
  { id: 3, login: 'priya', name: ['Priya', 'Nair'] },
  { id: 16, login: 'manager', name: ['Mona', 'Desk'] },
  { id: 1, login: 'admin', name: ['Ada', 'Min'] },
] as const;
const signedPhoto = 62;

function playSmallWorld({ people, products, orders }: RecordedWordpress): void {
  for (const { id, login, name } of cast) {
    const person = people.all.get(id);
    if (!person) throw new Error(`no one was recorded as ${id}`);
    const [first_name, last_name] = name;
    const email = `${login}@example.test`;
    person.account = { ...person.account, username: login, email, first_name, last_name };
  }
  const photo = products.get(signedPhoto);
  if (photo) products.set(signedPhoto, { ...photo, slug: 'signed-photo' });
  orders.clear();
}

const wooTime = (at: string) => new Date(at).toISOString().slice(0, 19);

/** The small world in a process that behaves as the recorded WordPress, as the gateway reaches it. */
export async function startSmallShop(): Promise<ShopFixture> {
  const wordpress = await startRecordedWordpress();
  playSmallWorld(wordpress);
  const memory = memoryOfOne();
  const begin = () =>
    createWordpress({ url: wordpress.origin, serviceAuthorization: recordedService, memory });
  let answer = begin();

  /** The credential of the tests is the key that this WordPress gave out. */
  const fetchShop: ShopFixture['backend']['fetch'] = (request) => {
    if (request.headers.get('authorization') !== serviceAuthorization) return answer(request);
    const headers = new Headers(request.headers);
    headers.set('authorization', recordedService);
    return answer(new Request(request, { headers }));
  };

  const ask: BackendFixture['ask'] = async (method, path, options = {}) => {
    const headers = new Headers(options.headers);
    if (options.authorization) headers.set('authorization', options.authorization);
    const { body } = options;
    if (body !== undefined && body !== null) headers.set('content-type', 'application/json');
    const sent = body === undefined || body === null ? {} : { body: JSON.stringify(body) };
    const answered = await fetchShop(
      new Request(`${wordpress.origin}${path}`, { method, headers, ...sent }),
    );
    const { status, headers: told } = answered;
    return { status, headers: told, body: await answered.json() };
  };

  return {
    backend: { fetch: fetchShop },
    database: null,
    ask,
    tokenOf: (login) => Promise.resolve(wordpress.people.tokenOf(login)),
    dateOrders: async (id, { createdAt, completedAt }) => {
      for (const order of id === 'all' ? wordpress.orders.values() : [wordpress.order(id)]) {
        wordpress.keep({
          ...order,
          date_modified_gmt: wooTime(new Date().toISOString()),
          ...(createdAt === undefined ? {} : { date_created_gmt: wooTime(createdAt) }),
          ...(completedAt === undefined
            ? {}
            : { date_completed_gmt: completedAt === null ? null : wooTime(completedAt) }),
        });
      }
      // No one waits for the second after which lists are asked for anew.
      answer = begin();
    },
    authorizationOf: (token) => `Bearer ${token}`,
    letSecondPass: () => pause(1_000),
    shutStore: async (celebrityId, closed) => {
      const store = wordpress.vendors.get(celebrityId);
      if (!store) throw new Error(`${celebrityId} has no store`);
      wordpress.vendors.set(celebrityId, { ...store, is_store_offline: closed ? 'yes' : 'no' });
      // No one waits for the minute after which stores are looked at anew.
      answer = begin();
    },
    close: () => wordpress.close(),
  };
}
