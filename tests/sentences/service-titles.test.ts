import { expect, it, vi } from 'vitest';

import { titlesFor } from '#app/server/catalog/service-titles.server.ts';
import { locales } from '#domain/locale.ts';
import { serviceKinds } from '#domain/service/service.ts';

const storeName = 'Boris "B&B" <Vega>';
vi.mock('#app/server/backend/people/profile.server.ts', () => ({
  getProfile: () => Promise.resolve({ storeName, firstName: 'Boris', lastName: 'Vega' }),
}));

const titles = titlesFor({ user: { id: 6, role: 'celebrity' }, token: 'a token' });

it('calls a service what it is and whose it is, in the language of the shop', async () => {
  expect((await titles('en'))('getVideo')).toBe(`Personalised video from ${storeName}`);
  const all = await Promise.all(
    locales.map(async (locale) => {
      const titleOf = await titles(locale);
      return serviceKinds.map((kind) => titleOf(kind));
    }),
  );
  for (const title of all.flat()) {
    expect(title).toContain(storeName);
    expect(serviceKinds.some((kind) => title.includes(kind))).toBe(false);
  }
  expect(new Set(all.flat()).size).toBe(locales.length * serviceKinds.length);
});
