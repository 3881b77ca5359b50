import { type Place, handleIn, postCode, number, postNumber, post } from './social-path-parts.ts';

export function facebookPost(parts: readonly string[]): Place | null {
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
  // The title of the post or album comes between the kind and the number.
  const isPost = ['posts', 'photos', 'videos'].includes(second);
  if (name === null || !isPost || parts.length < 3 || parts.length > 4) return null;
  return postNumber.test(last) ? post(`/${name}/${second}/${last}/`) : null;
}
