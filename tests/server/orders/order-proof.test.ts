import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';

import { getOrder } from '#app/gateway/order/orders.server.ts';
import { addProof } from '#app/gateway/order/proof.server.ts';
import { fittedPicture } from '#app/platform/picture/square-picture.server.ts';

import { jpegOf } from '../../support/attack-pictures.ts';
import { anyBackend } from '../../support/tested-backends.ts';
import { serviceAuthorization } from '../../support/backend-fixture.ts';
import { shopOf } from './order-moves-shop.ts';

const world = vi.hoisted(() => ({
  fetch: null as ((request: Request) => Promise<Response>) | null,
}));

/** The gateway asks this back end. */
vi.mock('#app/gateway/transport.server.ts', () => ({
  openTransport: () =>
    Promise.resolve({
      fetch: (request: Request) => world.fetch?.(request),
      serviceAuthorization: `Basic ${btoa('ck_test:cs_test')}`,
      authorizationOf: () => `Basic ${btoa('ck_test:cs_test')}`,
    }),
}));

// The embedded back end gives names of its own; a WordPress keeps to those that it is sent.
const ours = anyBackend.filter(({ isOurs }) => isOurs);

describe.each(ours)('the picture that proves what was done, on $name', (backend) => {
  /** What pictures were called as they were sent to the back end. */
  const names: (string | null)[] = [];
  const { fixture, actorOf, orderIn } = shopOf(backend, (fetch) => {
    world.fetch = (request) => {
      if (request.url.includes('/wp/v2/media')) {
        names.push(request.headers.get('content-disposition'));
      }
      return fetch(request);
    };
  });

  it('has an address that no one can guess, also when another takes its place', async () => {
    const user = { ...actorOf('celebrity'), name: 'Ava Moreno', picture: null };
    const { body } = await fixture().ask('POST', '/wp-json/wc/v3/products', {
      authorization: serviceAuthorization,
      body: {
        ...{ name: 'Instagram story', vendor: user.id, virtual: true, status: 'publish' },
        ...{ regular_price: '50.00', catalog_visibility: 'hidden' },
        meta_data: [{ key: '_service', value: 'instagramStory' }],
      },
    });
    const service = v.parse(v.looseObject({ id: v.number() }), body).id;
    const orderId = await orderIn('processing', false, service);
    const lineId = (await getOrder(orderId, user)).lines[0]?.id ?? 0;
    const token = await fixture().tokenOf('celebrity');
    const picture = async () => fittedPicture((await jpegOf(2_000)).buffer);
    const line = { orderId, lineId };
    for (const each of [line, line]) await addProof(each, { user, token }, picture);
    expect(new Set(names).size).toBe(2);
    for (const name of names) expect(name).toMatch(/filename="proof-[\da-f-]{36}\.webp"$/);
  });
});
