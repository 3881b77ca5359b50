import { ok, recorded, refused, type Answer, type Asked } from './answers.ts';
import type { Caller } from './people.ts';

/** Pages of rich text, as wp/v2 answers them; the recorded shop has menus that name them. */
const pages = [
  { slug: 'about', title: 'About us', html: '<p>We bring fans &amp; celebrities together.</p>' },
  { slug: 'hero', title: 'Hello', html: '<h2>A video for every day</h2>' },
  {
    slug: 'how-it-works',
    title: 'How it works',
    html: '<h2>Say who it is for</h2><p>Pick a service.</p><h2>Watch it</h2><p>For as long as you like.</p>',
  },
  { slug: 'help', title: 'Help', html: '<h2>When is it there?</h2><p>Within a week.</p>' },
  { slug: 'terms', title: 'Terms', html: '<p>What we agree on.</p>' },
  { slug: 'privacy', title: 'Privacy', html: '<p>What we keep.</p>' },
  { slug: 'cookies', title: 'Cookies', html: '<p>One, for who is signed in.</p>' },
  { slug: 'vendor-membership', title: 'Become a star', html: '<p>Write to us.</p>' },
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

/** Where a file that was sent is found, by its id. */
export function addressOfFile(id: number): string {
  return `<HOST>/wp-content/uploads/2026/11/picture-${id}.webp`;
}

/** Files: somebody with a store or the shop's team may send them, a fan may not. */
function media({ method }: Asked, caller: Caller): Answer {
  if (method !== 'POST') return refused(401, 'rest_cannot_delete', 'Sorry, you are not allowed.');
  const role = caller === null || caller === 'service' ? null : caller.account.role;
  if (role === null || role === 'customer') {
    const status = role === null ? 401 : 403;
    return refused(status, 'rest_cannot_create', 'Sorry, you are not allowed to create posts.');
  }
  lastMedia += 1;
  const source_url = addressOfFile(lastMedia);
  return ok({ id: lastMedia, mime_type: 'image/webp', source_url }, 201);
}

/** Content, menus, files, and what a WordPress says of itself. */
export function answerContent(
  asked: Asked,
  { pathname, searchParams }: URL,
  caller: Caller,
  without: ReadonlySet<string>,
): Answer | null {
  if (pathname === '/wp-json/wp/v2/pages') {
    // What is not published, or to be edited, is an editor's; a key of WooCommerce is nobody here.
    const isEditing = searchParams.get('context') === 'edit' || searchParams.has('status');
    if (isEditing && (caller === null || caller === 'service')) {
      const message = 'Sorry, you are not allowed to edit posts in this post type.';
      return refused(401, 'rest_forbidden_context', message);
    }
    const slug = searchParams.get('slug');
    const there = pages.filter((page) => !without.has(page.slug));
    return ok(there.filter((page) => slug === null || page.slug === slug));
  }
  const [, menu] = /^\/wp-json\/menus\/v1\/menus\/([\w-]+)$/.exec(pathname) ?? [];
  if (menu !== undefined) {
    return recorded(menus[menu] ?? 'menus-menus-nope-wpml_language-en');
  }
  if (pathname.startsWith('/wp-json/wp/v2/media')) return media(asked, caller);
  return null;
}
