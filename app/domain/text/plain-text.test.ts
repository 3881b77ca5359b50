import { expect, it } from 'vitest';

import { excerpt, plainText, typedText, withoutEntities } from './plain-text.ts';

it('shows the words of a biography, not its markup', () => {
  expect(plainText('<p>Hi, I&#8217;m Ava &amp; co.</p>\n')).toBe('Hi, I’m Ava & co.');
  expect(plainText('<h2>One</h2><p>A <b>song</b>.<br>Two</p>')).toBe('One A song. Two');
  expect(plainText('&lt;script&gt;')).toBe('<script>');
});

it('shows a text as it was typed, whose signs WordPress wrote as entities, and nothing twice', () => {
  expect(withoutEntities('Tom &amp; Jerry&#8217;s &#x27;show&#039;')).toBe("Tom & Jerry’s 'show'");
  expect(withoutEntities('<b>bold</b> &amp;lt; R&D; &nosuch;')).toBe(
    '<b>bold</b> &lt; R&D; &nosuch;',
  );
});

it('cuts a long text between two words and says so', () => {
  expect(excerpt('Short.')).toBe('Short.');
  expect(excerpt('One two, three', 10)).toBe('One two…');
  expect(excerpt('word '.repeat(100)).length).toBeLessThanOrEqual(160);
});

it('gives back what was typed before WordPress made paragraphs of it', () => {
  const html = '<p>One &lt;b&gt;<br />\ntwo</p>\n<p>Three &#8217;</p>\n';
  expect(typedText(html)).toBe('One <b>\ntwo\n\nThree ’');
  expect(typedText('')).toBe('');
});
