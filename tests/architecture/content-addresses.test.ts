import { readdirSync } from 'node:fs';

import { expect, it } from 'vitest';

import { isAddingPage, isFixedPage } from '#domain/site/content.ts';
import { reservedSlugs } from '#domain/site/reserved-slugs.ts';

const routes = new URL('../../app/routes/', import.meta.url);
const inRoutes = (folder: string) => readdirSync(new URL(folder, routes));

it('keeps content pages away from every address that the site has already', () => {
  const files = ['', '{-$locale}/', '{-$locale}/_account/'].flatMap(inRoutes);
  const first = files.map(
    (name) =>
      name
        .replace(/\.tsx?$/, '')
        .split('.')[0]
        ?.replace(/_$/, '') ?? '',
  );
  const taken = first.filter((name) => /^[a-z]/.test(name) && !['index', 'route'].includes(name));
  expect(taken.length).toBeGreaterThan(15);
  const isKept = (name: string) =>
    reservedSlugs.includes(name) || isFixedPage(name) || isAddingPage(name);
  expect(
    taken.filter((name) => !isKept(name)),
    'add the address to reservedSlugs (app/domain/site/reserved-slugs.ts)',
  ).toEqual(['manifest[', 'robots[', 'sitemap[']);
  const folders = readdirSync(new URL('../../public/', import.meta.url), { withFileTypes: true });
  const names = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(names.filter((name) => !reservedSlugs.includes(name))).toEqual([]);
});
