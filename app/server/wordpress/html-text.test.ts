import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { asHtml, asKept, asTextField, decoded, withCharacters, wordsOf } from './html-text.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .array(fc.constantFrom('&', 'amp;', '<', 'b>', '#60;', '&lt;', '\\', '%ce', '"', '🎉'), {
      maxLength: 12,
    })
    .map((parts) => parts.join('')),
);

it('is read once as it was meant', () => {
  expect(decoded('Boris &quot;B&amp;B&quot; Vega')).toBe('Boris "B&B" Vega');
  expect(decoded('Cura&ccedil;ao &#8220;cap&#8221; &#x1F389;')).toBe('Curaçao “cap” 🎉');
  expect(decoded('&amp;amp; R&D; ?a=1&copy=2 <b>')).toBe('&amp; R&D; ?a=1&copy=2 <b>');
  expect(decoded('&#0;&#55357;').isWellFormed()).toBe(true);
});

it('comes back as it went, whatever was typed', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const encode of [asHtml, asTextField, asKept]) {
        expect(decoded(encode(text))).toBe(text.replaceAll('\0', '\uFFFD'));
      }
    }),
  );
});

it('leaves a cleaning WordPress nothing to take away', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(asTextField(text)).not.toMatch(/[<>\\]|%[\da-f]{2}/i);
    }),
  );
  expect(asKept('Tom & Jerry <2>')).toBe('Tom & Jerry <2>');
});

it('keeps what means something in HTML, and writes the rest as it is', () => {
  expect(withCharacters('<p>&lt;b&gt; &amp;amp; &eacute;&nbsp;&#8217;</p>')).toBe(
    '<p>&lt;b&gt; &amp;amp; é\u00A0’</p>',
  );
  expect(wordsOf('<p>Film &amp; TV <2></p>\n')).toBe('Film & TV <2>');
});
