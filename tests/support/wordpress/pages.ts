import { ok, recorded, refused, type Answer, type Asked } from './answers.ts';
import type { Caller } from './people.ts';

/** Pages of rich text, as wp/v2 answers them; the recorded shop has menus that name them. */
const pages = [
  { slug: 'about', title: 'About us', html: '<p>We bring fans &amp; celebrities together.</p>' },
  { slug: 'hero', title: 'Hello', html: '<h2>A video for every day</h2>' },
].map(({ slug, title, html }, index) => ({
  id: 300 + index,
  slug,
  status: 'publish',
  link: `<HOST>/${slug}/`,
  title: { rendered: title },
  content: { rendered: html, protected: false },
  featured_media: 0,
}));

const menus: Readonly<Record<string, string>> = {
  'footer-menu': 'menus-menus-footer-menu-wpml_language-en',
  'footer-links': 'menus-menus-footer-links-wpml_language-en',
};

let lastMedia = 900;

/** Files: somebody with a store or the shop's team may send them, a fan may not. */
function media({ method }: Asked, caller: Caller): Answer {
  if (method !== 'POST') return refused(401, 'rest_cannot_delete', 'Sorry, you are not allowed.');
  const role = caller === null || caller === 'service' ? null : caller.account.role;
  if (role === null || role === 'customer') {
    const status = role === null ? 401 : 403;
    return refused(status, 'rest_cannot_create', 'Sorry, you are not allowed to create posts.');
  }
  lastMedia += 1;
  const source_url = `<HOST>/wp-content/uploads/2026/11/picture-${lastMedia}.webp`;
  return ok({ id: lastMedia, mime_type: 'image/webp', source_url }, 201);
}

/** Content, menus, files, and what a WordPress says of itself. */
export function answerContent(
  asked: Asked,
  { pathname, searchParams }: URL,
  caller: Caller,
): Answer | null {
  if (pathname === '/wp-json/wp/v2/pages') {
    const slug = searchParams.get('slug');
    return ok(pages.filter((page) => slug === null || page.slug === slug));
  }
  const [, menu] = /^\/wp-json\/menus\/v1\/menus\/([\w-]+)$/.exec(pathname) ?? [];
  if (menu !== undefined) {
    return recorded(menus[menu] ?? 'menus-menus-nope-wpml_language-en');
  }
  if (pathname.startsWith('/wp-json/wp/v2/media')) return media(asked, caller);
  return null;
}
