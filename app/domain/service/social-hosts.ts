import { type Network } from './social-service.ts';

/** Longer than any link of these networks, shares and their tracking included. */
export const linkMaxLength = 500;

/** Where each network answers. Short links are not among them: no one sees where they lead. */
export const hosts = {
  instagram: ['instagram.com', 'www.instagram.com', 'm.instagram.com'],
  facebook: [
    'facebook.com',
    'www.facebook.com',
    'm.facebook.com',
    'mobile.facebook.com',
    'web.facebook.com',
    'fb.com',
    'www.fb.com',
    'm.fb.com',
  ],
  twitter: [
    'twitter.com',
    'www.twitter.com',
    'm.twitter.com',
    'mobile.twitter.com',
    'x.com',
    'www.x.com',
    'm.x.com',
    'mobile.x.com',
  ],
} as const satisfies Record<Network, readonly string[]>;

export const origins = {
  instagram: 'https://www.instagram.com',
  facebook: 'https://www.facebook.com',
  twitter: 'https://x.com',
} as const satisfies Record<Network, string>;

/** A web address in its parts. What a browser would repair (backslashes, `https:/x`, controls) is none. */
export const address =
  /^(?:https?:\/\/)?(?<host>[^\s/?#\\@:]+)(?<path>\/[^\s?#\\]*)?(?<query>\?[^\s#\\]*)?(?:#\S*)?$/iu;

/** What a browser would read as the dot in a host. */
export const dot = /[.\u3002\uFF0E\uFF61]/;
