import { type Network } from './social-service.ts';

/** Longer than any link of these networks, including share and tracking parameters. */
export const linkMaxLength = 500;

/** The hosts of each network. Short links are excluded, because their targets are not visible. */
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

/** The parts of a web URL. Anything a browser would repair (backslashes, `https:/x`, control characters) is invalid. */
export const address =
  /^(?:https?:\/\/)?(?<host>[^\s/?#\\@:]+)(?<path>\/[^\s?#\\]*)?(?<query>\?[^\s#\\]*)?(?:#\S*)?$/iu;

/** Characters that a browser reads as a dot in a host name. */
export const dot = /[.\u3002\uFF0E\uFF61]/;
