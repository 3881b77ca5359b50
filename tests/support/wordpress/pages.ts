import { ok, recorded, refused, type Answer } from './answers.ts';
import type { Caller } from './people.ts';
import { pageLike } from './sources.ts';

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
  ...pageLike,
  id: 300 + index,
  slug,
  status: 'publish',
  link: `<HOST>/${slug}/`,
  title: { rendered: title },
  content: { rendered: html, protected: false },
}));

const menus: Readonly<Record<string, string>> = {
  'footer-menu': 'menus-menus-footer-menu-wpml_language-en',
  'footer-links': 'menus-menus-footer-links-wpml_language-en',
};

/** Content and menus. */
export function answerContent(
  { pathname, searchParams }: URL,
  caller: Caller,
  without: ReadonlySet<string>,
): Answer | null {
  if (pathname === '/wp-json/wp/v2/pages') {
    // What is not published, or to be edited, is an editor's; a key of WooCommerce is no one here.
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
    const name = without.has(menu) ? undefined : menus[menu];
    return recorded(name ?? 'menus-menus-nope-wpml_language-en');
  }
  return null;
}
