import { expect, it } from 'vitest';

import { bestPrice, featuredService, openServices, serviceKinds } from './service.ts';

it('knows the lowest price of what somebody offers', () => {
  expect(bestPrice([{ price: 8500 }, { price: 2000 }, { price: 2500 }])).toBe(2000);
  expect(bestPrice([])).toBeNull();
});

it('features a main service that can be requested, and never one that cannot', () => {
  const offered = serviceKinds.map((kind, index) => ({ id: index, kind, price: 100 }));
  expect(featuredService(offered)?.kind).toBe('getVideo');
  const closed = offered.filter(({ kind }) => !openServices.includes(kind));
  expect(featuredService(closed)).toBeNull();
  expect(featuredService(offered.filter(({ kind }) => kind.startsWith('instagram')))).toBeNull();
});
