import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { invalidateCatalog } from '#app/server/backend/catalog/catalog.server.ts';
import type { Actor } from '#domain/account/role.ts';

import { roundTrips } from '#tests/support/databases/round-trips.ts';
import { recorded } from '../../support/wordpress/answers.ts';
import { cleaningNetwork, kses } from '../../support/wordpress/cleaning.ts';
import { gatewayWorld, startAnew } from '../../support/wordpress/gateway-world.ts';
import {
  startRecordedWordpress,
  type RecordedWordpress,
} from '../../support/wordpress/wordpress-server.ts';

/** The client asks a WordPress that cleans what it is sent as a real one does. */
vi.mock('#app/server/composition.server.ts', async () => {
  const { transportOfWordpress } = await import('../../support/wordpress/gateway-world.ts');
  return transportOfWordpress;
});

it('is cleaned as WordPress was recorded to do it', () => {
  expect(kses('Plain & "simple" <new>')).toBe('Plain &amp; "simple"');
  const { customer_note: kept } = v.parse(
    v.looseObject({ customer_note: v.string() }),
    recorded('order-patch-manager-note-only').body,
  );
  expect(kses('<b>bold</b> & "quotes" 🎉')).toBe(kept);
});

describe('a WordPress that cleans what it is sent', () => {
  let wordpress: RecordedWordpress;
  beforeAll(async () => {
    wordpress = await startRecordedWordpress();
    Object.assign(gatewayWorld, { origin: wordpress.origin, network: cleaningNetwork });
    startAnew();
    await invalidateCatalog();
  });
  afterAll(async () => {
    gatewayWorld.network = fetch;
    await wordpress.close();
  });
  const tokenOf = ({ id }: Actor) =>
    wordpress.people.tokenOf(wordpress.people.all.get(id)?.account.username ?? '');
  roundTrips(() => ({
    ...{ ava: { id: 2, role: 'celebrity' }, fan: { id: 14, role: 'fan' } },
    ...{ manager: { id: 16, role: 'manager' }, admin: { id: 1, role: 'administrator' } },
    other: { id: 15, role: 'fan' },
    ...{ tokenOf, category: 44, picture: new Uint8Array(8) },
  }));
});
