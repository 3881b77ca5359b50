import { describe, expect, it } from 'vitest';

import { sanitiseRichText } from './rich-text.server.ts';
import { plainTitle } from './plain-title.server.ts';
import { attacks } from './rich-text-attacks.fixture.ts';

/** What must never stand inside a tag of the result: anything that acts. */
const acting =
  /<[^>]*(?:\son\w+\s*=|javascript:|vbscript:|data:|\sstyle\s*=|\sid\s*=|\sname\s*=|srcdoc|formaction|srcset)/i;
const actingTag =
  /<\/?(?:script|style|iframe|object|embed|svg|math|form|input|button|link|meta|base|template|xmp|noscript|textarea|select|video|audio|source|frame|frameset|marquee|details|dialog|portal|applet|body|html|head|title|isindex|keygen|plaintext)\b/i;

describe('rich text of a back end', () => {
  it.each(attacks)('is harmless after: %s', (attack) => {
    for (const html of [attack, `<p>before${attack}after</p>`, `<div><b>${attack}`]) {
      const safe = sanitiseRichText(html);
      // A picture's words are text, whatever they say.
      expect(safe.replace(/ alt="[^"]*"/g, '')).not.toMatch(acting);
      expect(safe).not.toMatch(actingTag);
      expect(sanitiseRichText(safe)).toBe(safe);
    }
  });

  it('has more than sixty attacks to stand', () => {
    expect(new Set(attacks).size).toBeGreaterThanOrEqual(60);
  });

  it.each([
    '<p>Ask <strong>anybody</strong>, <em>anything</em>.</p>',
    '<h2 class="wp-block-heading has-large-font-size">How it works</h2>',
    '<ul class="wp-block-list"><li>One</li><li>Two</li></ul>',
    '<ol start="3"><li>Three</li></ol>',
    '<blockquote class="wp-block-quote is-style-large"><p>Well.</p></blockquote>',
    '<div class="wp-block-columns alignwide"><div class="wp-block-column"><p>Left</p></div></div>',
    '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td colspan="2">B</td></tr></tbody></table>',
    '<p><a href="/how-it-works?from=about#top">Here</a> and <a href="#top">there</a></p>',
    '<pre class="wp-block-code"><code>x &lt; y &amp;&amp; y</code></pre>',
    '<p>Ђорђе, Ёлка, ά, ı &amp; ə — “quoted” 🎁</p>',
  ])('keeps what an editor wrote: %s', (html) => {
    expect(sanitiseRichText(html)).toBe(html);
  });

  it('keeps pictures of our own only, and lets them wait', () => {
    expect(
      sanitiseRichText(
        '<figure class="wp-block-image"><img src="/demo/products/book.webp" alt="A book" width="640" height="800" /><figcaption>Signed</figcaption></figure>',
      ),
    ).toBe(
      '<figure class="wp-block-image"><img src="/demo/products/book.webp" alt="A book" width="640" height="800" loading="lazy" /><figcaption>Signed</figcaption></figure>',
    );
    for (const src of [
      'https://spy.test/x.png',
      '//spy.test/x.png',
      '/api/orders/1',
      '/demo/../x',
    ]) {
      expect(sanitiseRichText(`a<img src="${src}" alt="">b`)).toBe('ab');
    }
  });

  it('sends no one away with a trace, and to no other kind of address', () => {
    expect(sanitiseRichText('<a href="https://example.test/a?b=1" target="_top">x</a>')).toBe(
      '<a href="https://example.test/a?b=1" rel="noopener noreferrer nofollow">x</a>',
    );
    expect(sanitiseRichText('<a href="mailto:a@example.test">x</a>')).toContain('mailto:');
    for (const href of ['//spy.test', '/\\spy.test', 'ftp://spy.test', 'https://', 'file:///etc']) {
      expect(sanitiseRichText(`<a href="${href}">x</a>`)).toBe('<a>x</a>');
    }
  });

  it('takes no class that is ours', () => {
    expect(sanitiseRichText('<p class="wp-block-x pos_fixed inset_0 aligncenter">x</p>')).toBe(
      '<p class="wp-block-x aligncenter">x</p>',
    );
  });

  it('answers a very long text in time', () => {
    const long = '<div><p>'.repeat(60_000);
    const started = performance.now();
    sanitiseRichText(long);
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});

describe('a title', () => {
  it('is plain text with its characters', () => {
    expect(plainTitle('Terms &#038; <b>conditions</b> &#8211; “2026”')).toBe(
      'Terms & conditions – “2026”',
    );
    expect(plainTitle('<script>alert(1)</script>x')).toBe('x');
  });
});
