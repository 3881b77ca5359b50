import { expect, it } from 'vitest';

import { bestPrice, featuredService, serviceKinds } from './service.ts';

it('knows the lowest price of what someone offers', () => {
  expect(bestPrice([{ price: 8500 }, { price: 2000 }, { price: 2500 }])).toBe(2000);
  expect(bestPrice([])).toBeNull();
});

it('features a main service, and none that happens on social media', () => {
  const offered = serviceKinds.map((kind, index) => ({
    ...{ id: index, kind, price: 100, promisedDays: 7, quality: null },
  }));
  expect(featuredService(offered)?.kind).toBe('getVideo');
  expect(featuredService(offered.slice(1))?.kind).toBe('sendMessage');
  expect(featuredService(offered.filter(({ kind }) => kind.startsWith('instagram')))).toBeNull();
});
