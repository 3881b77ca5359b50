import { describe, expect, it } from 'vitest';

import { facebookPost } from './facebook-post.ts';

const partsOf = (path: string) => path.split('/').filter((part) => part !== '');

describe('a post on Facebook', () => {
  it.each([
    ['/reel/123456', '/reel/123456/'],
    ['/share/p/AbC123x', '/share/p/AbC123x/'],
    ['/share/v/AbC123x/', '/share/v/AbC123x/'],
    ['/groups/fans.of.iris/posts/987654', '/groups/fans.of.iris/posts/987654/'],
    ['/groups/fans.of.iris/permalink/987654', '/groups/fans.of.iris/posts/987654/'],
    ['/Iris.Palmyra/posts/123456', '/iris.palmyra/posts/123456/'],
    ['/iris.palmyra/posts/a-title/pfbid0abcdefghij', '/iris.palmyra/posts/pfbid0abcdefghij/'],
    ['/iris.palmyra/videos/123456', '/iris.palmyra/videos/123456/'],
  ])('%s is written as %s', (given, path) => {
    expect(facebookPost(partsOf(given))).toEqual({ target: 'post', path });
  });

  it.each([
    '/',
    '/iris.palmyra',
    '/reel/short',
    '/reel/12',
    '/share/x/AbC123x',
    '/groups/fans/about/1234',
    '/iris.palmyra/posts/no-number',
    '/iris.palmyra/events/123456',
    '/marketplace/posts/123456',
    '/iris.palmyra/posts/a/b/123456',
  ])('%s is none', (given) => {
    expect(facebookPost(partsOf(given))).toBeNull();
  });
});
