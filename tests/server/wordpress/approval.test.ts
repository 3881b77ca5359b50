import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { getCelebrity, listCelebrities } from '#app/server/backend/catalog/celebrities.server.ts';
import { readLineFacts } from '#app/server/backend/orders/line-facts.server.ts';
import {
  listedNames,
  openStore,
  readStanding,
} from '#app/server/backend/people/approval.server.ts';

import { gatewayWorld, startAnew } from '../../support/wordpress/gateway-world.ts';
import {
  startRecordedWordpress,
  type RecordedWordpress,
} from '../../support/wordpress/wordpress-server.ts';
import { outcomeOf } from '../orders/outcome-of.ts';

vi.mock('#app/server/composition.server.ts', async () => {
  const { transportOfWordpress } = await import('../../support/wordpress/gateway-world.ts');
  return transportOfWordpress;
});

let wordpress: RecordedWordpress;
beforeAll(async () => {
  wordpress = await startRecordedWordpress();
  gatewayWorld.origin = wordpress.origin;
});
beforeEach(() => {
  wordpress.asked.length = 0;
  startAnew();
});
afterAll(() => wordpress.close());

const offlineKey = '_wcfm_store_offline';
const ofStore = () =>
  wordpress.people.all.get(2)?.account.meta_data?.find(({ key }) => key === offlineKey)?.value;
const line = { kind: 'product', id: 'a', productId: 62 } as const;

/** As the vendor's own dashboard does it. */
function takeOffline(how: Readonly<Record<string, string>>): void {
  const store = wordpress.vendors.get(2);
  if (!store) throw new Error('Ava is not there');
  wordpress.vendors.set(2, { ...store, ...how });
}

describe('a store of a WordPress', () => {
  it('that is open counts as approved, with what its page shows', async () => {
    expect(await readStanding(2, 'en')).toMatchObject({
      isApproved: true,
      store: { name: 'Ava Moreno', services: [{ kind: 'sendMessage' }, { kind: 'getVideo' }] },
    });
    const names = [];
    for await (const rows of listedNames()) names.push(...rows);
    expect(names).toContainEqual({ id: 2, name: 'Ava Moreno' });
    expect(names).toHaveLength(12);
    expect(await outcomeOf(readStanding(999_999, 'en'))).toBe('not_found');
  });

  it.each([{ is_store_offline: 'yes' }, { disable_vendor: 'yes' }])(
    'that WCFM says is %o is pending, and not shown',
    async (how) => {
      takeOffline(how);
      expect((await readStanding(2, 'en')).isApproved).toBe(false);
      expect((await listCelebrities('en')).total).toBe(11);
      expect(await outcomeOf(getCelebrity(2, 'en'))).toBe('not_found');
      expect(await readLineFacts([line], 'en')).toEqual([]);
      takeOffline({ is_store_offline: 'no', disable_vendor: 'no' });
    },
  );

  it('is opened by the user meta that WCFM keeps its state in, written with the service credential', async () => {
    const ava = wordpress.people.all.get(2);
    if (!ava) throw new Error('Ava is not there');
    ava.account = { ...ava.account, meta_data: [{ id: 1, key: offlineKey, value: 'yes' }] };
    expect((await readStanding(2, 'en')).isApproved).toBe(false);
    expect(await outcomeOf(getCelebrity(2, 'en'))).toBe('not_found');
    await openStore(2);
    expect(ofStore()).toBe('');
    expect((await readStanding(2, 'en')).isApproved).toBe(true);
    expect(await getCelebrity(2, 'en')).toMatchObject({ shopName: 'Ava Moreno' });
  });
});
