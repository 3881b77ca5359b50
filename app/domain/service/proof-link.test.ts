import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { proofLink } from './proof-link.ts';

const issueOf = (text: unknown) =>
  v.safeParse(proofLink('instagramFollow'), text).issues?.[0].message ?? null;

describe('a link as a proof', () => {
  it.each([
    ['https://www.instagram.com/p/AbC123/', 'https://www.instagram.com/p/AbC123/'],
    ['  instagram.com/p/AbC123?igsh=1 ', 'https://www.instagram.com/p/AbC123?igsh=1'],
    ['http://INSTAGRAM.com', 'https://www.instagram.com/'],
  ])('%j is kept as %s', (typed, link) => {
    expect(v.parse(proofLink('instagramFollow'), typed)).toBe(link);
  });

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    [undefined, 'required'],
    ['no address', 'link-not-an-address'],
    ['https://insta\u0007gram.com/p/1', 'link-not-an-address'],
    ['https://facebook.com/iris/posts/1', 'link-not-instagram'],
    ['https://instagram.com.evil.example/p/1', 'link-not-instagram'],
    [`https://instagram.com/${'x'.repeat(3_000)}`, 'too-long'],
  ])('%j is refused: %s', (typed, issue) => {
    expect(issueOf(typed)).toBe(issue);
  });
});
