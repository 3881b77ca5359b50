import fc from 'fast-check';
import { expect, it } from 'vitest';

import { htmlOfMarks, marksOfHtml, withMark } from './marked-text.ts';

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

it('shows the same page after it was opened and saved untouched, whatever was typed', () => {
  const piece = fc.oneof(
    fc.constantFrom('**', '*', '\\*', '- ', '\n', '\n\n', '<b>', '</p>', '&amp;', '&', ' ', '•'),
    fc.string({ maxLength: 6 }),
    fc.constantFrom('bold', 'Ελληνικά', 'я', '5'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const html = htmlOfMarks(pieces.join(''));
      const again = htmlOfMarks(marksOfHtml(html));
      expect(again).toBe(html);
      expect(html.replace(/<\/?(?:p|ul|li|strong|em|br \/)>/g, '')).not.toMatch(/[<>]/);
    }),
    { numRuns: 3_000 },
  );
});

it('puts a mark on what is selected, and takes it off again', () => {
  const selected = { text: 'a signed copy', start: 2, end: 8 };
  for (const [mark, text] of [
    ['bold', 'a **signed** copy'],
    ['italic', 'a *signed* copy'],
    ['list', '- a signed copy'],
  ] as const) {
    const marked = withMark(selected, mark);
    expect(marked.text).toBe(text);
    expect(withMark(marked, mark).text).toBe(selected.text);
  }
  const both = withMark(withMark(selected, 'bold'), 'italic');
  expect(both.text).toBe('a ***signed*** copy');
});
