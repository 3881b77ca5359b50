import * as v from 'valibot';
import { afterAll, beforeAll, describe, vi } from 'vitest';

import { invalidateCatalog } from '#app/server/backend/catalog/catalog.server.ts';
import { getOwnProduct, listOwnProducts } from '#app/server/backend/shop/own-products.server.ts';
import { userSchema } from '#backend/contract/people/user.ts';
import type { Actor, Role } from '#domain/account/role.ts';

import { anyDatabase } from '#tests/support/databases/open-database.ts';
import { roundTrips } from '#tests/support/databases/round-trips.ts';
import { startEmbedded, type ShopFixture } from '#tests/support/databases/tested-backends.ts';
import { serviceAuthorization } from '#tests/support/databases/backend-fixture.ts';

/** The client asks the embedded back end. */
const reached = vi.hoisted(() => ({ shop: null as ShopFixture | null }));
vi.mock('#app/server/composition.server.ts', () => ({
  openTransport: () =>
    Promise.resolve({
      fetch: reached.shop?.backend.fetch,
      serviceAuthorization,
      authorizationOf: reached.shop?.authorizationOf,
    }),
}));

const webp = new Uint8Array(Buffer.from(`RIFF\x20\0\0\0WEBPVP8L${'\0'.repeat(20)}`, 'latin1'));

describe.each(anyDatabase)('the embedded back end on $name', ({ open }) => {
  let shop: ShopFixture;
  let category = 0;
  const tokens = new Map<number, string>();
  const actors = new Map<string, Actor>();
  async function meet(login: string, role: Role): Promise<void> {
    const token = await shop.tokenOf(login);
    const { body } = await shop.ask('GET', '/wp-json/wp/v2/users/me', {
      authorization: `Bearer ${token}`,
    });
    const { id } = v.parse(userSchema, body);
    tokens.set(id, token);
    actors.set(login, { id, role });
  }
  const tokenOf = ({ id }: Actor) => tokens.get(id) ?? '';
  function actorOf(login: string): Actor {
    const actor = actors.get(login);
    if (!actor) throw new Error(`no one is called ${login}`);
    return actor;
  }

  beforeAll(async () => {
    shop = await startEmbedded(open);
    reached.shop = shop;
    await invalidateCatalog();
    await meet('celebrity', 'celebrity');
    await meet('fan', 'fan');
    await meet('manager', 'manager');
    await meet('admin', 'administrator');
    await meet('fan2', 'fan');
    const user = actorOf('celebrity');
    const all = { page: 1, search: '', status: null } as const;
    const [own] = (await listOwnProducts({ user, token: tokenOf(user) }, all, 'en')).rows;
    category = (await getOwnProduct(user, own?.id ?? 0, 'en')).categoryId ?? 0;
  });
  afterAll(() => shop.close());

  roundTrips(() => ({
    ...{ ava: actorOf('celebrity'), fan: actorOf('fan'), other: actorOf('fan2') },
    ...{ manager: actorOf('manager'), admin: actorOf('admin') },
    ...{ tokenOf, category, picture: webp },
  }));
});
