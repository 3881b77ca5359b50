import { serviceKinds, type ServiceKind } from './service.ts';

/** The services that take place on an external network. */
export type SocialKind = Exclude<ServiceKind, 'getVideo' | 'sendMessage' | 'sendVideo'>;
export type Network = 'instagram' | 'facebook' | 'twitter';

/** The possible targets of a link. */
export type LinkTarget = 'profile' | 'post' | 'story';

export interface LinkRule {
  readonly network: Network;
  readonly targets: readonly LinkTarget[];
  /** The error code for a link on the right network that leads to something else. */
  readonly code: LinkCode;
}

/** Possible errors of a link, besides `required` and `too-long`. */
const linkCodes = [
  'link-not-an-address',
  'link-short',
  'link-not-instagram',
  'link-not-facebook',
  'link-not-twitter',
  'instagram-profile',
  'instagram-post',
  'instagram-story',
  'facebook-profile',
  'facebook-post',
  'facebook-profile-or-post',
  'twitter-profile',
] as const;
export type LinkCode = (typeof linkCodes)[number];

/** The kind of link each service requires (row S5). */
export const linkRules = {
  instagramFollow: { network: 'instagram', targets: ['profile'], code: 'instagram-profile' },
  instagramLike: { network: 'instagram', targets: ['post'], code: 'instagram-post' },
  instagramComment: { network: 'instagram', targets: ['post'], code: 'instagram-post' },
  instagramStory: {
    network: 'instagram',
    targets: ['profile', 'story'],
    code: 'instagram-story',
  },
  facebookFriend: { network: 'facebook', targets: ['profile'], code: 'facebook-profile' },
  facebookFriendPost: {
    network: 'facebook',
    targets: ['profile', 'post'],
    code: 'facebook-profile-or-post',
  },
  facebookPost: { network: 'facebook', targets: ['post'], code: 'facebook-post' },
  twitterFollow: { network: 'twitter', targets: ['profile'], code: 'twitter-profile' },
} as const satisfies Record<SocialKind, LinkRule>;

export const socialKinds = serviceKinds.filter(isSocial);

export function isSocial(kind: ServiceKind): kind is SocialKind {
  return Object.hasOwn(linkRules, kind);
}
