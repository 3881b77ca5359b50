import type { Network } from './social-service.ts';
import { type PathReader, handleIn, postCode, number, post } from './social-path-parts.ts';
import { readFacebook } from './facebook-paths.ts';

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
  // A post can also be reached below its author's name, and by a shared link.
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

const readTwitter: PathReader = (parts) => {
  const name = handleIn('twitter', parts[0]);
  return name !== null && parts.length === 1 ? { target: 'profile', path: `/${name}` } : null;
};

export const readPath = {
  instagram: readInstagram,
  facebook: readFacebook,
  twitter: readTwitter,
} as const satisfies Record<Network, PathReader>;
