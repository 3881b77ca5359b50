import { expect, it } from 'vitest';

import { excerpt, plainText } from './plain-text.ts';

it('shows the words of a biography, not its markup', () => {
  expect(plainText('<p>Hi, I&#8217;m Ava &amp; co.</p>\n')).toBe('Hi, I’m Ava & co.');
  expect(plainText('<h2>One</h2><p>A <b>song</b>.<br>Two</p>')).toBe('One A song. Two');
  expect(plainText('&lt;script&gt;')).toBe('<script>');
});

it('cuts a long text between two words and says so', () => {
  expect(excerpt('Short.')).toBe('Short.');
  expect(excerpt('One two, three', 10)).toBe('One two…');
  expect(excerpt('word '.repeat(100)).length).toBeLessThanOrEqual(160);
});
