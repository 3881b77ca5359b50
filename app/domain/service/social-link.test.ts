import { expect, it } from 'vitest';

import { badLinks } from './bad-links.fixture.ts';
import { isSocialLink, platformOfLink, readSocialLink } from './social-link.ts';
import type { SocialKind } from './social-service.ts';

const instagram = 'https://www.instagram.com';
const facebook = 'https://www.facebook.com';
const x = 'https://x.com';

/** How people paste a link, and how we write it. */
const links: readonly (readonly [SocialKind, string, string])[] = [
  ['instagramFollow', 'https://www.instagram.com/Iris.K/', `${instagram}/iris.k/`],
  ['instagramFollow', 'http://instagram.com/iris.k', `${instagram}/iris.k/`],
  ['instagramFollow', 'HTTPS://M.Instagram.COM/iris.k?igsh=abc&utm=1#x', `${instagram}/iris.k/`],
  ['instagramFollow', 'instagram.com/iris_k', `${instagram}/iris_k/`],
  ['instagramFollow', 'www.instagram.com/7', `${instagram}/7/`],
  ['instagramLike', `${instagram}/p/Cx1yZ_-abc1/?img_index=2`, `${instagram}/p/Cx1yZ_-abc1/`],
  ['instagramLike', `${instagram}/iris.k/p/Cx1yZ_-abc1/`, `${instagram}/p/Cx1yZ_-abc1/`],
  ['instagramLike', `${instagram}/reels/Cx1yZ_-abc1/`, `${instagram}/reel/Cx1yZ_-abc1/`],
  ['instagramComment', `${instagram}/iris.k/reel/Cx1yZ_-abc1`, `${instagram}/reel/Cx1yZ_-abc1/`],
  ['instagramComment', `${instagram}/tv/Cx1yZ_-abc1`, `${instagram}/p/Cx1yZ_-abc1/`],
  ['instagramComment', `${instagram}/share/p/BAbcdef`, `${instagram}/share/p/BAbcdef/`],
  ['instagramStory', `${instagram}/iris.k`, `${instagram}/iris.k/`],
  ['instagramStory', `${instagram}/stories/Iris.K`, `${instagram}/stories/iris.k/`],
  ['instagramStory', `${instagram}/stories/iris/3123`, `${instagram}/stories/iris/3123/`],
  [
    'instagramStory',
    `${instagram}/stories/highlights/17890/?hl=el`,
    `${instagram}/stories/highlights/17890/`,
  ],
  ['facebookFriend', 'facebook.com/Iris.Kalliopi', `${facebook}/iris.kalliopi`],
  ['facebookFriend', 'https://m.facebook.com/iris.k/?mibextid=Z', `${facebook}/iris.k`],
  ['facebookFriend', 'http://mobile.facebook.com/100012345', `${facebook}/100012345`],
  ['facebookFriend', 'fb.com/iris.k', `${facebook}/iris.k`],
  [
    'facebookFriend',
    `${facebook}/profile.php?sk=about&id=100012345&__tn__=x`,
    `${facebook}/profile.php?id=100012345`,
  ],
  ['facebookFriend', `${facebook}/people/Ίρις-Κ/100012345/`, `${facebook}/people/_/100012345/`],
  ['facebookFriendPost', `${facebook}/iris.k`, `${facebook}/iris.k`],
  ['facebookFriendPost', `${facebook}/iris.k/posts/12345`, `${facebook}/iris.k/posts/12345/`],
  [
    'facebookPost',
    `${facebook}/iris.k/posts/μια-μέρα/pfbid0Abc123def456`,
    `${facebook}/iris.k/posts/pfbid0Abc123def456/`,
  ],
  [
    'facebookPost',
    'https://m.facebook.com/story.php?story_fbid=123&id=456&x=1',
    `${facebook}/permalink.php?story_fbid=123&id=456`,
  ],
  ['facebookPost', `${facebook}/photo.php?fbid=1234&set=a.1`, `${facebook}/photo/?fbid=1234`],
  ['facebookPost', `${facebook}/photo/?fbid=1234&set=a.1`, `${facebook}/photo/?fbid=1234`],
  ['facebookPost', `${facebook}/iris.k/videos/1234`, `${facebook}/iris.k/videos/1234/`],
  ['facebookPost', `${facebook}/watch/?v=1234`, `${facebook}/watch/?v=1234`],
  ['facebookPost', `${facebook}/reel/1234`, `${facebook}/reel/1234/`],
  [
    'facebookPost',
    `${facebook}/groups/ferry/permalink/77712/`,
    `${facebook}/groups/ferry/posts/77712/`,
  ],
  ['facebookPost', `${facebook}/share/p/1AbCdEf/`, `${facebook}/share/p/1AbCdEf/`],
  ['twitterFollow', 'https://twitter.com/Iris_K', `${x}/iris_k`],
  ['twitterFollow', 'http://mobile.twitter.com/iris_k/?s=21&t=abc', `${x}/iris_k`],
  ['twitterFollow', 'www.x.com/iris_k', `${x}/iris_k`],
];

it.each(links)('for %s takes %s as %s', (kind, pasted, link) => {
  expect(readSocialLink(kind, pasted)).toEqual({ link });
});

it('reads what it wrote in the same way', () => {
  for (const [kind, , link] of links) expect(readSocialLink(kind, link)).toEqual({ link });
});

it('makes nothing a link for others but what it wrote', () => {
  for (const [, pasted, link] of links) {
    expect(isSocialLink(link)).toBe(true);
    if (pasted !== link) expect([pasted, isSocialLink(pasted)]).toEqual([pasted, false]);
  }
  const refusedByAll = badLinks.filter(([, , , code]) => code === 'link-not-an-address');
  for (const [, , value] of refusedByAll) expect(isSocialLink(String(value))).toBe(false);
});

it.each([
  ['https://vm.tiktok.com/abc', 'TikTok'],
  [' HTTPS://M.YouTube.com/@iris?si=1 ', 'YouTube'],
  ['youtu.be/abc', 'YouTube'],
  ['twitter.com/iris', 'X'],
  ['https://gr.linkedin.com/in/iris', 'LinkedIn'],
  ['https://l.facebook.com/l.php?u=x', 'Facebook'],
  ['https://nottiktok.com/@iris', null],
  ['https://tiktok.com.evil.test/@iris', null],
  ['https://evil.test/tiktok.com', null],
  ['https://tiktok.com@evil.test/', null],
  ['tiktok', null],
  ['', null],
])('%j leads to %s', (link, platform) => {
  expect(platformOfLink(link)).toBe(platform);
});
