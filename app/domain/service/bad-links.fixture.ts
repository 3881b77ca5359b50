import { linkMaxLength } from './social-hosts.ts';
import { linkRules, socialKinds, type LinkCode, type SocialKind } from './social-service.ts';

/** Invalid links: the service, the pasted text, and the resulting error code. */
export type BadLink = readonly [service: SocialKind, field: 'link', value: unknown, code: string];

const linkless = socialKinds.flatMap((service): BadLink[] => [
  ...[undefined, null, 7, '', ' \n\t', '\u00A0'].map((value): BadLink => [
    service,
    'link',
    value,
    'required',
  ]),
  [service, 'link', `https://x.com/${'x'.repeat(linkMaxLength)}`, 'too-long'],
]);

/** Texts a browser would run, repair or read as credentials: never a page URL. */
const noAddresses = [
  'iris',
  '@iris',
  'localhost/iris',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//instagram.com/iris',
  'javascript://instagram.com/iris%0aalert(1)',
  'data:text/html,https://instagram.com/iris',
  'vbscript:msgbox(1)',
  'ftp://instagram.com/iris',
  'file:///iris',
  'mailto:iris@instagram.com',
  'https:/instagram.com/iris',
  'https:instagram.com/iris',
  'https:///instagram.com/iris',
  'https:\\\\instagram.com\\iris',
  'https://instagram.com\\@evil.test/iris',
  '//instagram.com/iris',
  'https://iris@instagram.com/iris',
  'https://iris:secret@instagram.com/iris',
  'https://instagram.com@evil.test/iris',
  'https://instagram.com:pass@evil.test/iris',
  'https://instagram.com:443/iris',
  'https://instagram.com:8443/iris',
  'https://instagram.com/iris two',
  'https://instagram.com/\u0000iris',
  'https://insta\tgram.com/iris',
  'https://',
  'https://?instagram.com/iris',
  'hhttps://instagram.com/iris',
  'https://https://instagram.com/iris',
].flatMap((link) =>
  (['instagramFollow', 'facebookFriend', 'twitterFollow'] as const).map((service): BadLink => [
    service,
    'link',
    link,
    'link-not-an-address',
  ]),
);

/** Other hosts, especially lookalikes of the right one. */
const otherHosts = {
  instagramFollow: [
    'https://www.facebook.com/iris',
    'https://x.com/iris',
    'https://instagram.com.evil.test/iris',
    'https://instagram.com./iris',
    'https://evil.test/instagram.com/iris',
    'https://evil.test/?https://instagram.com/iris',
    'https://evil.test/#instagram.com/iris',
    'https://evil-instagram.com/iris',
    'https://instagram.co/iris',
    'https://instagram.community/iris',
    'https://instаgram.com/iris',
    'https://ınstagram.com/iris',
    'https://ｉｎｓｔａｇｒａｍ.com/iris',
    'https://instagram。com/iris',
    'https://instagram%2Ecom.evil.test/iris',
    'https://www%2einstagram.com/iris',
    'https://xn--instgram-5mg.com/iris',
    'https://lnstagram.com/iris',
    'https://help.instagram.com/iris',
    'https://www.www.instagram.com/iris',
    'https://instagram..com/iris',
    'https://.instagram.com/iris',
    'https://127.0.0.1/iris',
  ],
  facebookFriend: [
    'https://www.instagram.com/iris',
    'https://twitter.com/iris',
    'https://facebook.com.evil.test/iris',
    'https://facebook.com./iris',
    'https://facebοok.com/iris',
    'https://faceb00k.com/iris',
    'https://business.facebook.com/iris',
    'https://m.facebook.co/iris',
  ],
  twitterFollow: [
    'https://www.instagram.com/iris',
    'https://www.facebook.com/iris',
    'https://x.com.evil.test/iris',
    'https://х.com/iris',
    'https://xx.com/iris',
    'https://tvvitter.com/iris',
    'https://api.twitter.com/iris',
    'https://x.co/iris',
    'https://twitter.com./iris',
  ],
} as const;
const otherHostCode = {
  instagramFollow: 'link-not-instagram',
  facebookFriend: 'link-not-facebook',
  twitterFollow: 'link-not-twitter',
} as const satisfies Record<keyof typeof otherHosts, LinkCode>;
const elsewhere = (Object.keys(otherHosts) as (keyof typeof otherHosts)[]).flatMap((service) =>
  otherHosts[service].map((link): BadLink => [service, 'link', link, otherHostCode[service]]),
);

/** Short links, whose targets cannot be seen, for whichever network they were made. */
const short = [
  'instagr.am/p/abc',
  'fb.me/iris',
  'fb.watch/abc',
  't.co/iris',
  'www.bit.ly/iris',
].flatMap((link) =>
  socialKinds.map((service): BadLink => [service, 'link', `https://${link}`, 'link-short']),
);

/** Links of other platforms, with their short and mobile hosts. */
const otherPlatforms = [
  ...['www.tiktok.com/@iris', 'vm.tiktok.com/abc', 'youtu.be/abc', 'm.youtube.com/@iris'],
  ...[
    'www.linkedin.com/in/iris',
    'www.threads.net/@iris',
    't.me/iris',
    'wa.me/30210',
    'vk.com/iris',
  ],
].flatMap((link) =>
  socialKinds.map((service): BadLink => [
    service,
    'link',
    `https://${link}`,
    `link-not-${linkRules[service].network}`,
  ]),
);

const instagram = 'https://www.instagram.com';
const facebook = 'https://www.facebook.com';
const profilesOf = (origin: string) => [`${origin}/iris.k`, `${origin}/iris.k/`];
const nowhere = (origin: string) => [
  origin,
  `${origin}/`,
  `${origin}//`,
  `${origin}?iris`,
  `${origin}/#iris`,
  `${origin}/%69ris`,
  `${origin}/ир`,
  `${origin}/..`,
  `${origin}/./iris`,
  `${origin}/iris/../login`,
  `${origin}/login`,
  `${origin}/Login/`,
  `${origin}/about`,
  `${origin}/share`,
  `${origin}/iris-k`,
  `${origin}/${'x'.repeat(51)}`,
  `${origin}/<script>`,
  `${origin}/iris;drop`,
];
const instagramPosts = [`${instagram}/p/Cx1yZ_-abc1/`, `${instagram}/reel/Cx1yZ_-abc1`];
const facebookPosts = [
  `${facebook}/iris.k/posts/1234567890`,
  `${facebook}/permalink.php?story_fbid=1234567&id=7654321`,
];

/** Links on the right network that lead to something else, or nowhere. */
const otherTargets: Readonly<Record<SocialKind, readonly string[]>> = {
  instagramFollow: [
    ...nowhere(instagram),
    ...instagramPosts,
    `${instagram}/stories/iris.k/`,
    `${instagram}/explore/`,
    `${instagram}/p/`,
    `${instagram}/p`,
    `${instagram}/reels/`,
    `${instagram}/accounts/login`,
    `${instagram}/direct`,
    `${instagram}/.iris`,
    `${instagram}/iris.`,
    `${instagram}/i..ris`,
    `${instagram}/iris/tagged`,
    `${instagram}/${'x'.repeat(31)}`,
  ],
  instagramLike: [
    ...profilesOf(instagram),
    ...nowhere(instagram),
    `${instagram}/p/`,
    `${instagram}/p/a/`,
    `${instagram}/p/a%2Fb%2Fc%2Fd/`,
    `${instagram}/p/Cx1yZ_-abc1/comments`,
    `${instagram}/explore/p/Cx1yZ_-abc1`,
    `${instagram}/stories/iris.k/1234567/`,
    `${instagram}/q/Cx1yZ_-abc1/`,
    `${instagram}/reel/${'x'.repeat(41)}`,
  ],
  instagramComment: [...profilesOf(instagram), `${instagram}/p/`, `${instagram}/stories/iris.k/1/`],
  instagramStory: [
    ...nowhere(instagram),
    ...instagramPosts,
    `${instagram}/stories/`,
    `${instagram}/stories/highlights/`,
    `${instagram}/stories/highlights/abc/`,
    `${instagram}/stories/iris.k/abc`,
    `${instagram}/stories/iris.k/1234567/8/`,
    `${instagram}/stories/login/`,
  ],
  facebookFriend: [
    ...nowhere(facebook),
    ...facebookPosts,
    `${facebook}/profile.php`,
    `${facebook}/profile.php?id=`,
    `${facebook}/profile.php?id=iris`,
    `${facebook}/profile.php?ID=1234567`,
    `${facebook}/index.php`,
    `${facebook}/groups/1234567`,
    `${facebook}/events/1234567`,
    `${facebook}/marketplace`,
    `${facebook}/people/Iris`,
    `${facebook}/people/Iris/iris`,
    `${facebook}/ab`,
    `${facebook}/watch/?v=1234567`,
  ],
  facebookFriendPost: [
    ...nowhere(facebook),
    `${facebook}/groups/1234567`,
    `${facebook}/iris.k/posts/`,
    `${facebook}/iris.k/friends`,
  ],
  facebookPost: [
    ...profilesOf(facebook),
    ...nowhere(facebook),
    `${facebook}/iris.k/posts/`,
    `${facebook}/iris.k/posts/abc`,
    `${facebook}/login/posts/1234567890`,
    `${facebook}/permalink.php?story_fbid=1234567`,
    `${facebook}/photo?fbid=abc`,
    `${facebook}/watch/`,
    `${facebook}/reel/abc`,
    `${facebook}/groups/1234567/posts/`,
    `${facebook}/groups/1234567/members/1234567`,
    `${facebook}/share/x/AbCdEfGh/`,
    `${facebook}/iris.k/posts/a/b/1234567890`,
  ],
  twitterFollow: ['https://x.com', 'https://twitter.com'].flatMap((origin) => [
    ...nowhere(origin),
    `${origin}/iris/status/1234567890`,
    `${origin}/home`,
    `${origin}/i`,
    `${origin}/explore`,
    `${origin}/intent/follow?screen_name=iris`,
    `${origin}/iris.k`,
    `${origin}/@iris`,
    `${origin}/${'x'.repeat(16)}`,
  ]),
};
const misled = socialKinds.flatMap((service) =>
  otherTargets[service].map((link): BadLink => [service, 'link', link, linkRules[service].code]),
);

/** The invalid links of all social forms. */
export const badLinks: readonly BadLink[] = [
  ...linkless,
  ...noAddresses,
  ...elsewhere,
  ...short,
  ...otherPlatforms,
  ...misled,
];
