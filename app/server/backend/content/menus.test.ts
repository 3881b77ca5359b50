import { expect, it } from 'vitest';

import { linkedAddress } from './menus.server.ts';

it('links a page of the back end’s own host as a page of this site', () => {
  const shop = 'https://shop.example';
  expect(linkedAddress('/about')).toBe('/about');
  expect(linkedAddress('https://shop.example/about/', shop)).toBe('/about');
  expect(linkedAddress('https://shop.example/', shop)).toBe('/');
  expect(linkedAddress('https://shop.example/product-category/music/', shop)).toBe(
    '/products/music',
  );
  expect(linkedAddress('https://shop.example/product-category/music/singers/', shop)).toBe(
    '/products/music/singers',
  );
  expect(linkedAddress('https://other.example/page/', shop)).toBe('https://other.example/page/');
});

it('links pages of a back end that lies in a folder of its host', () => {
  const shop = 'https://shop.example/wp/';
  expect(linkedAddress('https://shop.example/wp/about/', shop)).toBe('/about');
  expect(linkedAddress('https://shop.example/wp/', shop)).toBe('/');
  expect(linkedAddress('https://shop.example/wp', shop)).toBe('/');
  const other = 'https://shop.example/wpx/about/';
  expect(linkedAddress(other, shop)).toBe(other);
});

it('drops what is no address of a page', () => {
  for (const url of ['javascript:alert(1)', '#', '', '//evil.example', 'mailto:a@b.example']) {
    expect(linkedAddress(url)).toBeNull();
  }
});
