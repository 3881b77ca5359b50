import { array, constantFrom, oneof, string, webUrl } from 'fast-check';

import { safeDestination } from '#domain/account/destination.ts';

const dangerous = constantFrom(
  ...['/', '\\', '//', '.', '..', '@', ':', '?', '#', '%2f', '%5c', '%252f', '%09', '\t', '\n'],
  ...['evil.test', 'http:', 'https://', 'javascript:', '%', '%2e', '；', '。', '\u2028', 'a', ' '],
);
const sites = ['https://astera.example', 'http://localhost:3000'];
const mixed = array(dangerous, { maxLength: 12 }).map((parts) => parts.join(''));
/** Texts made of what has led people off a site before. */
export const anyDestination = oneof(
  mixed,
  mixed.map((text) => `/${text}`),
  string({ unit: 'binary', maxLength: 40 }).map((text) => `/${text}`),
  webUrl(),
);

/** Whether what is made of a text stays on the site, and stays what it is when it is asked again. */
export function staysOnSite(raw: string): boolean {
  const safe = safeDestination(raw);
  // Plain comparisons: an `expect` for each of so many takes most of the time.
  const staysHere = sites.every(
    (site) => new URL(safe, `${site}/tr/account/login?a=b`).origin === site,
  );
  return /^\/(?![/\\])/.test(safe) && staysHere && safeDestination(safe) === safe;
}
