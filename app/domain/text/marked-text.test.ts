import fc from 'fast-check';
import { expect, it } from 'vitest';

import { htmlOfMarks } from './marked-text.ts';
import { marksOfHtml } from './marks-of-html.ts';
import { withMark } from './marks-in-field.ts';

const typed = [
  'First pressing on **violet** vinyl, *signed*.',
  'Comes with',
  '',
  '- the printed lyrics',
  '- a photo',
  '',
  'Send < 3 days & more',
].join('\n');

it('makes paragraphs, lists, bold and italic of what was typed', () => {
  expect(htmlOfMarks(typed)).toBe(
    [
      '<p>First pressing on <strong>violet</strong> vinyl, <em>signed</em>.<br />Comes with</p>',
      '<ul><li>the printed lyrics</li><li>a photo</li></ul>',
      '<p>Send &lt; 3 days &amp; more</p>',
    ].join('\n'),
  );
  expect(marksOfHtml(htmlOfMarks(typed))).toBe(typed);
});

it('lets nothing through that was typed as a tag, and takes arithmetic for no formatting', () => {
  expect(htmlOfMarks('<script>alert(1)</script> <b>x</b>')).toBe(
    '<p>&lt;script&gt;alert(1)&lt;/script&gt; &lt;b&gt;x&lt;/b&gt;</p>',
  );
  expect(htmlOfMarks('5 * 3 * 2 and \\*\\*no\\*\\*')).toBe('<p>5 * 3 * 2 and **no**</p>');
  expect(htmlOfMarks(' \n\n ')).toBe('');
});

it('reads what a WordPress wrote', () => {
  expect(
    marksOfHtml('<h2>Size</h2>\n<p>A4&nbsp;paper, <b>thick</b><br>and <a href="/x">white</a></p>'),
  ).toBe('Size\n\nA4 paper, **thick**\nand white');
  expect(marksOfHtml('<ol><li>One</li>\n<li>Two * three</li></ol>')).toBe('- One\n- Two \\* three');
});

it('makes headings and links of what is typed for a page of the site, and for nothing else', () => {
  const help = [
    '## Where is **my** order?',
    'In [my orders](/my-orders), or [at the bank](https://bank.example/?a=1&b=2).',
    '### More',
    '- **[Write to us](mailto:a@astera.example)**',
    '',
    '[no](javascript:alert(1)) [nor](//evil.test) \\[this](/x)',
  ].join('\n');
  const html = htmlOfMarks(help, 'page');
  expect(html).toBe(
    [
      '<h2>Where is <strong>my</strong> order?</h2>',
      '<p>In <a href="/my-orders">my orders</a>, or <a href="https://bank.example/?a=1&amp;b=2">at the bank</a>.</p>',
      '<h3>More</h3>',
      '<ul><li><strong><a href="mailto:a@astera.example">Write to us</a></strong></li></ul>',
      '<p>[no](javascript:alert(1)) [nor](//evil.test) [this](/x)</p>',
    ].join('\n'),
  );
  expect(htmlOfMarks(marksOfHtml(html, 'page'), 'page')).toBe(html);
  expect(htmlOfMarks('## [a](/b)')).toBe('<p>## [a](/b)</p>');
});

it.each(['goods', 'page'] as const)(
  'shows the same text of %s after it was opened and saved untouched, whatever was typed',
  (kind) => {
    const piece = fc.oneof(
      fc.constantFrom('**', '*', '\\*', '- ', '\n', '\n\n', '<b>', '</p>', '&amp;', '&', ' ', '•'),
      fc.constantFrom(
        '## ',
        '### ',
        '\n## ',
        '[',
        '](/b)',
        '](https://x.test/?a&b)',
        '\\[',
        '"',
        '\\',
      ),
      fc.string({ maxLength: 6 }),
      fc.constantFrom('bold', 'Ελληνικά', 'я', '5'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const html = htmlOfMarks(pieces.join(''), kind);
        const again = htmlOfMarks(marksOfHtml(html, kind), kind);
        expect(again).toBe(html);
        const known = /<\/?(?:p|ul|li|strong|em|br \/|h2|h3|a)>|<a href="[^"<>]*">/g;
        expect(html.replace(known, '')).not.toMatch(/[<>]/);
      }),
      { numRuns: 3_000 },
    );
  },
);

it('puts a mark on what is selected, and takes it off again', () => {
  const selected = { text: 'a signed copy', start: 2, end: 8 };
  for (const [mark, text] of [
    ['bold', 'a **signed** copy'],
    ['italic', 'a *signed* copy'],
    ['list', '- a signed copy'],
    ['heading', '## a signed copy'],
  ] as const) {
    const marked = withMark(selected, mark);
    expect(marked.text).toBe(text);
    expect(withMark(marked, mark).text).toBe(selected.text);
  }
  const both = withMark(withMark(selected, 'bold'), 'italic');
  expect(both.text).toBe('a ***signed*** copy');
  const led = withMark(selected, 'link');
  expect([led.text, led.text.slice(led.start, led.end)]).toEqual(['a [signed](/) copy', '/']);
});
