import type { LinkTarget, Network } from './social-service.ts';

/** What a path on a network leads to, and its canonical form without the origin. */
export interface Place {
  readonly target: LinkTarget;
  readonly path: string;
}

/** Receives the path segments as written, and the query. */
export type PathReader = (parts: readonly string[], query: URLSearchParams) => Place | null;

/** Each network's reserved words, which appear where a profile name would. */
const reserved = {
  instagram:
    'about accounts ads api ar archive blog challenge create developer direct directory download emails ' +
    'explore graphql help home jobs legal lite login logout nametag notifications oauth p popular press ' +
    'privacy reel reels s search session settings share signup static stories terms tv web your_activity',
  facebook:
    'about ads bookmarks business careers dialog directory events fundraisers games gaming groups hashtag ' +
    'help home latest legal live login logout marketplace me media memories messages notes notifications ' +
    'pages people photo photos places plugins policies policy posts privacy profile public recover reel reels ' +
    'reg saved search settings share sharer signup stories story terms tr video videos watch friends',
  twitter:
    'about account compose download explore hashtag help home i intent jobs login logout messages ' +
    'notifications oauth privacy search settings share signin signup tos who_to_follow',
} as const satisfies Record<Network, string>;

const reservedWords = {
  instagram: new Set(reserved.instagram.split(' ')),
  facebook: new Set(reserved.facebook.split(' ')),
  twitter: new Set(reserved.twitter.split(' ')),
} as const;

const handles = {
  instagram: /^(?![.])(?!.*[.]{2})[a-z\d._]{1,30}(?<![.])$/,
  facebook: /^(?![.])(?!.*[.]{2})(?!.*[.]php$)[a-z\d.]{3,50}(?<![.])$/,
  twitter: /^[a-z\d_]{1,15}$/,
} as const satisfies Record<Network, RegExp>;

/** A profile name in lower case, since networks ignore case; null if it cannot be a profile name. */
export function handleIn(network: Network, part: string | undefined): string | null {
  const name = part?.toLowerCase() ?? '';
  return handles[network].test(name) && !reservedWords[network].has(name) ? name : null;
}

export const postCode = /^[\w-]{5,40}$/;

export const number = /^\d{3,25}$/;

export const postNumber = /^(\d{3,25}|pfbid\w{10,100})$/;

export function post(path: string): Place {
  return { target: 'post', path };
}
