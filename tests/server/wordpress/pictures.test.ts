import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { getCelebrity, listCelebrities } from '#app/server/backend/catalog/celebrities.server.ts';
import { changePicture, getProfile } from '#app/server/backend/people/profile.server.ts';
import { readStanding } from '#app/server/backend/people/approval.server.ts';
import { missingFor } from '#domain/application/application.ts';
import type { Actor } from '#domain/account/role.ts';

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

const settingsKey = 'wcfmmp_profile_settings';
const pluginsPicture = 'https://shop.example/wp-content/plugins/wc-frontend-manager/assets/a.png';
/** What PHP keeps of it in all its forms, to be written back as it was. */
const kept = {
  ...{
    phone: '+1',
    address: { street_1: 'C:\\1 "Road"' },
    geo: [],
    hours: { 5: ['a'] },
  },
  shop_description: '<p>Tea &amp; &lt;cake&gt;</p>',
};
const webp = new Uint8Array(8);
const ava = { id: 2, role: 'celebrity' } as const satisfies Actor;

let wordpress: RecordedWordpress;
beforeAll(async () => {
  wordpress = await startRecordedWordpress();
  gatewayWorld.origin = wordpress.origin;
});
beforeEach(() => {
  startAnew();
  keep(kept);
  const store = wordpress.vendors.get(2);
  if (store) wordpress.vendors.set(2, { ...store, vendor_shop_logo: pluginsPicture });
  wordpress.asked.length = 0;
});
afterAll(() => wordpress.close());

const owner = (user: Actor = ava, login = 'vendor1') => ({
  user,
  token: wordpress.people.tokenOf(login),
});
const settings = () => wordpress.people.settingsOf(2);
function keep(value: unknown): void {
  const person = wordpress.people.all.get(2);
  const meta_data = value === undefined ? [] : [{ key: settingsKey, value }];
  if (person) person.account = { ...person.account, meta_data };
}

describe('the picture of a celebrity of a WordPress', () => {
  it('is what an application waits for, and is sent by the applicant', async () => {
    const missing = async () =>
      missingFor((await readStanding(2, 'en')).store, {
        links: ['https://example.com/'],
      });
    expect(await missing()).toEqual(['picture']);
    expect(await getProfile(owner(), 'en')).toMatchObject({
      picture: null,
      mayChangePicture: true,
    });

    const { picture, removed } = await changePicture(owner(), webp);
    expect(removed).toBeNull();
    expect(await missing()).toEqual([]);
    const shown = picture.replace('<HOST>', wordpress.origin);
    expect(await getProfile(owner(), 'en')).toMatchObject({ picture: shown });
    expect(await getCelebrity(2, 'en')).toMatchObject({ portrait: shown });
    const card = (await listCelebrities('en')).rows.find(({ id }) => id === 2);
    expect(card?.portrait).toBe(shown);
  });

  it('becomes the logo that WCFM keeps, beside all else that it keeps of the store', async () => {
    await changePicture(owner(), webp);
    expect(settings()).toEqual({ ...kept, gravatar: expect.any(Number) });
    for (const none of [[], '', undefined]) {
      keep(none);
      await changePicture(owner(), webp);
      expect(settings()).toEqual({ gravatar: expect.any(Number) });
    }
  });

  it('goes when another takes its place, where it was sent from here and is no one else’s', async () => {
    await changePicture(owner(), webp);
    const first = Number(Object(settings()).gravatar);
    await changePicture(owner(), webp);
    expect(wordpress.files.has(first)).toBe(false);

    wordpress.files.set(800, {
      id: 800,
      author: 2,
      alt_text: '',
      slug: 'my-logo',
    });
    keep({ ...kept, gravatar: 800 });
    await changePicture(owner(), webp);
    expect(wordpress.files.has(800)).toBe(true);
  });

  it('is no one else’s file, and leaves nothing where it cannot be taken', async () => {
    const { fetch } = gatewayWorld;
    const body = JSON.stringify({ gravatar: 20 });
    const headers = { 'content-type': 'application/json' };
    const authorization = `Bearer ${owner().token}`;
    const address = 'http://backend.internal/wp-json/wcfmmp/v1/settings/id/2';
    const init = {
      method: 'PATCH',
      body,
      headers: { ...headers, authorization },
    };
    expect((await fetch(new Request(address, init))).status).toBe(400);
    expect(settings()).toEqual(kept);

    const before = wordpress.files.size;
    const stranger = owner(ava, 'vendor2');
    expect(await outcomeOf(changePicture(stranger, webp))).toBe('backend_failed');
    expect(settings()).toEqual(kept);
    expect(wordpress.files.size).toBe(before);
  });

  it('is the team’s to change for everyone who has no store', async () => {
    const fan = owner({ id: 14, role: 'fan' }, 'fan1');
    expect(await getProfile(fan, 'en')).toMatchObject({
      mayChangePicture: false,
    });
    expect(await outcomeOf(changePicture(fan, webp))).toBe('operator_keeps_pictures');
  });
});
