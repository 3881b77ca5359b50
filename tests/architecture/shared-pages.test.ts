import { readdirSync } from 'node:fs';

import { expect, it } from 'vitest';

import { locales } from '#domain/locale.ts';
import { addressIn } from '#domain/localized-address.ts';
import { isSharedPage } from '#domain/site/shared-pages.ts';

const routes = new URL('../../app/routes/{-$locale}/', import.meta.url);

/** The address of a route file, with `1` for each parameter. */
function addressOf(file: string): string {
  const path = file
    .replace(/\.tsx$/, '')
    .replaceAll('.', '/')
    .replaceAll('_/', '/')
    .replaceAll(/\$\w+/g, '1')
    .replace(/(^|\/)index$/, '');
  return `/${path}`;
}

const filesIn = (folder: string) =>
  readdirSync(new URL(folder, routes), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.tsx') && !/(?:^|\/)route\.tsx$/.test(name));

it('no page of an account, and none that asks who is visiting, is rendered for everyone', () => {
  const personal = [
    ...filesIn('_account').map(addressOf),
    ...filesIn('account').map((name) => `/account${addressOf(name)}`),
    ...['/basket', '/gate', '/report', '/celebrity/7/request/getVideo', '/dev/mail'],
  ];
  expect(personal.length).toBeGreaterThan(30);
  for (const locale of locales) {
    expect(personal.filter((path) => isSharedPage(addressIn(locale, path)))).toEqual([]);
  }
});

it('what visitors read is', () => {
  const shared = ['/', '/celebrities', '/celebrity/7', '/product/254', '/products/music', '/about'];
  for (const locale of locales) {
    const addresses = shared.map((path) => addressIn(locale, path));
    expect(addresses.filter((path) => !isSharedPage(path))).toEqual([]);
  }
});
