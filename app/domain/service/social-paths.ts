import type { LinkTarget, Network } from './social-service.ts';

/** What a path of a network leads to, and the one way we write it, without the origin. */
export interface Place {
  readonly target: LinkTarget;
  readonly path: string;
}

/** The path's parts, as they were written, and the query. */
type PathReader = (parts: readonly string[], query: URLSearchParams) => Place | null;

/** Words of each network that stand where a profile's name would. */
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

/** The name of a profile in lower case, as networks compare them; null for a word that can be none. */
function handleIn(network: Network, part: string | undefined): string | null {
  const name = part?.toLowerCase() ?? '';
  return handles[network].test(name) && !reservedWords[network].has(name) ? name : null;
}

const postCode = /^[\w-]{5,40}$/;
const number = /^\d{3,25}$/;
const postNumber = /^(\d{3,25}|pfbid\w{10,100})$/;

function post(path: string): Place {
  return { target: 'post', path };
}

const readInstagram: PathReader = (parts) => {
  const [first = '', second = '', third = ''] = parts;
  if (first === 'stories') {
    if (second === 'highlights') {
      return parts.length === 3 && number.test(third)
        ? { target: 'story', path: `/stories/highlights/${third}/` }
        : null;
    }
    const name = handleIn('instagram', second);
    if (name === null || parts.length > 3) return null;
    if (parts.length === 2) return { target: 'story', path: `/stories/${name}/` };
    return number.test(third) ? { target: 'story', path: `/stories/${name}/${third}/` } : null;
  }
  // A post is also reached below the name of whose it is, and by a link that was shared.
  const isBelow =
    parts.length === 3 && (first === 'share' || handleIn('instagram', first) !== null);
  const [kind = '', code = ''] = isBelow ? [second, third] : parts;
  const forms: Readonly<Record<string, string>> = { p: 'p', tv: 'p', reel: 'reel', reels: 'reel' };
  const form = forms[kind];
  if (form !== undefined && (isBelow || parts.length === 2)) {
    if (!postCode.test(code)) return null;
    return post(first === 'share' ? `/share/${form}/${code}/` : `/${form}/${code}/`);
  }
  const name = handleIn('instagram', first);
  return name !== null && parts.length === 1 ? { target: 'profile', path: `/${name}/` } : null;
};

/** Pages of Facebook whose post is named by the query. */
function facebookPostInQuery(page: string, query: URLSearchParams): Place | null {
  const value = (name: string, pattern: RegExp) => {
    const text = query.get(name) ?? '';
    return pattern.test(text) ? text : null;
  };
  if (page === 'permalink.php' || page === 'story.php') {
    const [story, owner] = [value('story_fbid', postNumber), value('id', number)];
    return story && owner ? post(`/permalink.php?story_fbid=${story}&id=${owner}`) : null;
  }
  if (page === 'photo' || page === 'photo.php') {
    const photo = value('fbid', number);
    return photo ? post(`/photo/?fbid=${photo}`) : null;
  }
  if (page === 'watch') {
    const video = value('v', number);
    return video ? post(`/watch/?v=${video}`) : null;
  }
  return null;
}

function facebookPost(parts: readonly string[]): Place | null {
  const [first = '', second = '', third = ''] = parts;
  const last = parts.at(-1) ?? '';
  if (first === 'reel' && parts.length === 2)
    return number.test(second) ? post(`/reel/${second}/`) : null;
  if (first === 'share' && parts.length === 3) {
    return /^[pvr]$/.test(second) && postCode.test(third)
      ? post(`/share/${second}/${third}/`)
      : null;
  }
  if (first === 'groups' && parts.length === 4) {
    const isPost = third === 'posts' || third === 'permalink';
    const group = /^[\w.]{3,80}$/.test(second);
    return isPost && group && number.test(last) ? post(`/groups/${second}/posts/${last}/`) : null;
  }
  const name = handleIn('facebook', first);
  // Between the kind and the number stands the title of the post, or the album.
  const isPost = ['posts', 'photos', 'videos'].includes(second);
  if (name === null || !isPost || parts.length < 3 || parts.length > 4) return null;
  return postNumber.test(last) ? post(`/${name}/${second}/${last}/`) : null;
}

const readFacebook: PathReader = (parts, query) => {
  const [first = '', second = '', third = ''] = parts;
  if (parts.length > 1) {
    if (first !== 'people') return facebookPost(parts);
    const named = parts.length === 3 && /^[^/\\]{1,200}$/.test(second) && postNumber.test(third);
    return named ? { target: 'profile', path: `/people/_/${third}/` } : null;
  }
  if (first === 'profile.php') {
    const id = query.get('id') ?? '';
    return number.test(id) ? { target: 'profile', path: `/profile.php?id=${id}` } : null;
  }
  const name = handleIn('facebook', first);
  if (name !== null) return { target: 'profile', path: `/${name}` };
  return facebookPostInQuery(first, query);
};

const readTwitter: PathReader = (parts) => {
  const name = handleIn('twitter', parts[0]);
  return name !== null && parts.length === 1 ? { target: 'profile', path: `/${name}` } : null;
};

export const readPath = {
  instagram: readInstagram,
  facebook: readFacebook,
  twitter: readTwitter,
} as const satisfies Record<Network, PathReader>;
