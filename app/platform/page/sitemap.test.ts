import { expect, it } from 'vitest';

import { sitemapXml } from './sitemap.ts';

it('lists every page in six languages, each with the others', () => {
  const xml = sitemapXml('https://astera.example', ['/', '/about', '/about']);
  expect(xml.match(/<url>/g)).toHaveLength(12);
  expect(xml).toContain('<loc>https://astera.example/tr</loc>');
  expect(xml).toContain('<loc>https://astera.example/sr/about</loc>');
  const about = '<loc>https://astera.example/el/about</loc>';
  const entry = xml.split('\n').find((line) => line.includes(about)) ?? '';
  expect(entry.match(/hreflang="(el|en|az|ru|sr|tr)"/g)).toHaveLength(6);
  expect(entry).toContain('hreflang="x-default" href="https://astera.example/about"');
});

it('lets no address break out of the XML', () => {
  const xml = sitemapXml('https://astera.example', ['/products/a&b<c>"d\'']);
  expect(xml).toContain('<loc>https://astera.example/products/a&#38;b&#60;c&#62;&#34;d&#39;</loc>');
});

it('stops where search engines stop reading', () => {
  const many = Array.from({ length: 9000 }, (_, index) => `/product/${index}`);
  expect(sitemapXml('https://astera.example', many).match(/<url>/g)).toHaveLength(49_998);
});
