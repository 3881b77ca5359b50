import { siteOrigin } from '#app/platform/request/site-origin.ts';

/** What belongs to one person, or is no page, is not for search engines. */
const closed = [
  '/account/',
  '/my-',
  '/checkout/',
  '/basket',
  '/desk',
  '/applications',
  '/settings',
  '/api/',
];

/** What search engines are asked to leave, and where the sitemap is. */
export function answerRobots(): Response {
  const rules = closed.flatMap((path) => [`Disallow: ${path}`, `Disallow: /*${path}`]);
  const lines = ['User-agent: *', ...rules, '', `Sitemap: ${siteOrigin()}/sitemap.xml`, ''];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
