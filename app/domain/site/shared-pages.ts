import { locales } from '../locale.ts';

const personal =
  /^\/(?:account|applications|basket|checkout|desk|dev|gate|my-[a-z]+|report|settings)(?:\/|$)|^\/celebrity\/[^/]+\/request\//;

const language = new RegExp(`^/(?:${locales.join('|')})(?=/|$)`);

/**
 * Whether a page has the same bytes for every visitor, signed in or not (ADR 0127): it is rendered without cookies, and
 * the browser fills in anything about the visitor.
 * @param path with or without a language prefix
 */
export function isSharedPage(path: string): boolean {
  return !personal.test(path.replace(language, '') || '/');
}
