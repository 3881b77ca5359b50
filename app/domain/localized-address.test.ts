import { expect, it } from 'vitest';

import { addressIn, linksIn } from './localized-address.ts';

it('keeps the page when the language changes', () => {
  expect(addressIn('tr', '/celebrity/5')).toBe('/tr/celebrity/5');
  expect(addressIn('en', '/tr/celebrity/5')).toBe('/celebrity/5');
  expect(addressIn('el', '/sr')).toBe('/el');
  expect(addressIn('en', '/sr')).toBe('/');
  expect(addressIn('ru', '/')).toBe('/ru');
});

it('leads the links of a text to pages in the reader’s language, and nothing else', () => {
  const html =
    '<p><a class="x" href="/contact">Us</a> <a href="/tr/help">?</a> <a href="/media/a.pdf">file</a> <a href="https://example.com/x">out</a> href="/no"</p>';
  expect(linksIn('el', html)).toBe(
    '<p><a class="x" href="/el/contact">Us</a> <a href="/el/help">?</a> <a href="/media/a.pdf">file</a> <a href="https://example.com/x">out</a> href="/no"</p>',
  );
  expect(linksIn('en', html)).toContain('<a href="/help">');
});
