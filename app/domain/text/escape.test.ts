import { expect, it } from 'vitest';

import { escapeHtml, escapeText } from './escape.ts';

it.each([
  ['<b>', '&lt;b&gt;', '&#60;b&#62;'],
  ['a & b', 'a &amp; b', 'a &#38; b'],
  [`"it's"`, `"it's"`, '&#34;it&#39;s&#34;'],
  ['&amp;', '&amp;amp;', '&#38;amp;'],
  ['Ωmega', 'Ωmega', 'Ωmega'],
])('%j is %j between tags, and %j anywhere', (text, between, anywhere) => {
  expect(escapeText(text)).toBe(between);
  expect(escapeHtml(text)).toBe(anywhere);
});
