import { expect, it } from 'vitest';

import { plainText } from './plain-text.ts';

it('shows the words of a biography, not its markup', () => {
  expect(plainText('<p>Hi, I&#8217;m Ava &amp; co.</p>\n')).toBe('Hi, I’m Ava & co.');
  expect(plainText('&lt;script&gt;')).toBe('<script>');
});
