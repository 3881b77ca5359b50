import {
  type Place,
  type PathReader,
  handleIn,
  postCode,
  number,
  postNumber,
  post,
} from './social-path-parts.ts';

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

export const readFacebook: PathReader = (parts, query) => {
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
