import type sanitizeHtml from 'sanitize-html';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import type { sanitiseRichText as Sanitise } from './rich-text.server.ts';

let sanitiseRichText: typeof Sanitise;

/** A library with a fault: what is to be cleaned by a list of tags comes back as it was. */
async function faultyLibrary() {
  const { default: whole } = await vi.importActual<{ default: typeof sanitizeHtml }>(
    'sanitize-html',
  );
  const faulty: typeof whole = Object.assign(
    (html: string, options?: sanitizeHtml.IOptions) =>
      Array.isArray(options?.allowedTags) && options.allowedTags.length > 0
        ? html
        : whole(html, options),
    whole,
  );
  return { default: faulty };
}

beforeAll(async () => {
  vi.doMock('sanitize-html', faultyLibrary);
  vi.resetModules();
  ({ sanitiseRichText } = await import('./rich-text.server.ts'));
});
afterAll(() => {
  vi.doUnmock('sanitize-html');
  // Other files of this thread would be answered by it as well.
  vi.resetModules();
});

it.each([
  ['a tag that is on no list', '<p>Hello <object data="x">there</object></p>'],
  ['an attribute that acts', '<p onclick="act()">Hello there</p>'],
  ['an address that acts', '<p>Hello <a href="javascript:act()">there</a></p>'],
  ['a class of our own', '<p class="cover">Hello there</p>'],
])('gives the words alone where the first reading left %s', (_, html) => {
  expect(sanitiseRichText(html)).toBe('Hello there');
});

it('leaves what is on the list', () => {
  expect(sanitiseRichText('<p>Hello <b>there</b></p>')).toBe('<p>Hello <b>there</b></p>');
});
