import {
  type Place,
  type PathReader,
  handleIn,
  number,
  postNumber,
  post,
} from './social-path-parts.ts';
import { facebookPost } from './facebook-post.ts';

/** Facebook pages whose post is identified by the query. */
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
