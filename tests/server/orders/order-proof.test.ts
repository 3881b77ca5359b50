import { rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';

import * as v from 'valibot';
import { afterAll, describe, expect, it, vi } from 'vitest';

import { getOrder } from '#app/server/backend/orders/orders.server.ts';
import { addProof } from '#app/server/backend/orders/fulfilment/add-proof.server.ts';
import { fittedPicture } from '#app/platform/picture/square-picture.server.ts';
import type { Actor } from '#domain/account/role.ts';

import { jpegOf } from '../../support/attack-pictures.ts';
import { anyBackend } from '#tests/support/databases/tested-backends.ts';
import { serviceAuthorization } from '#tests/support/databases/backend-fixture.ts';
import { shopOf } from './order-moves-shop.ts';

const world = vi.hoisted(() => ({
  fetch: null as ((request: Request) => Promise<Response>) | null,
  actor: null as Actor | null,
}));
// Before anything that is imported reads where it is.
const folder = await vi.hoisted(async () => {
  const { mkdtempSync } = await import('node:fs');
  const { tmpdir } = await import('node:os');
  const made = mkdtempSync(`${tmpdir()}/astera-proof-`);
  vi.stubEnv('DATA_DIR', made);
  return made;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Who asks the site. */
vi.mock('#app/server/sessions/read-session.server.ts', () => ({
  readSession: () => Promise.resolve(world.actor && { user: world.actor }),
}));

/** The client asks this back end. */
vi.mock('#app/server/composition.server.ts', () => ({
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

  async function orderedStory() {
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
    const add = () => addProof({ orderId, lineId }, { user, token }, picture);
    return { orderId, lineId, add };
  }

  it('has an address that no one can guess, also when another takes its place', async () => {
    const { add } = await orderedStory();
    expect(await add()).not.toBe(await add());
    expect(new Set(names).size).toBe(2);
    for (const name of names) expect(name).toMatch(/filename="proof-[\da-f-]{36}\.webp"$/);
  });

  it('is given by its order alone: to the fan once it is fulfilled, to its celebrity and the staff', async () => {
    const { answerWithProofOf } = await import('#app/server/orders/proof-answers.server.ts');
    const { answerWithOriginal, answerWithPicture } =
      await import('#app/platform/picture/picture-answer.server.ts');
    const { mediaFolder } = fixture();
    await symlink(mediaFolder ?? '', join(folder, 'media'));
    const { orderId, lineId, add } = await orderedStory();
    const src = await add();
    const ask = (name: string | null, path = src) => {
      world.actor = name === null ? null : actorOf(name);
      return answerWithProofOf(new Request(`https://site.test${path}`), String(orderId));
    };
    const everyone = async () =>
      Promise.all(
        [null, 'fan', 'fan2', 'celebrity', 'priya', 'manager', 'admin'].map(
          async (name) => (await ask(name)).status,
        ),
      );

    expect(await everyone()).toEqual([401, 404, 404, 200, 404, 200, 200]);
    const moved = await fixture().ask('PATCH', `/wp-json/wc/v3/orders/${orderId}`, {
      authorization: serviceAuthorization,
      body: { status: 'completed' },
    });
    expect(moved.status).toBe(200);
    expect(await everyone()).toEqual([401, 200, 404, 200, 404, 200, 200]);

    const shown = await ask('fan');
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect(shown.headers.get('cache-control')).toBe('private, no-store');
    expect((await shown.arrayBuffer()).byteLength).toBeGreaterThan(100);
    for (const line of ['', '0', 'x', String(lineId + 1)]) {
      expect((await ask('fan', `/api/orders/${orderId}/proof?line=${line}`)).status).toBe(404);
    }

    const order = await getOrder(orderId, actorOf('fan'));
    const kept = order.answers[0]?.text ?? '';
    expect(kept).toMatch(/^\/media\/proofs\/[\da-f]{32}\.webp$/);
    for (const path of [kept, kept.replace('proofs', 'Proofs')]) {
      const original = await answerWithOriginal(new Request(`https://site.test${path}`));
      const size = await answerWithPicture(
        new Request(`https://site.test/api/picture/webp/320${path}`),
      );
      expect([path, original.status, size.status]).toEqual([path, 404, 404]);
    }
  });
});
