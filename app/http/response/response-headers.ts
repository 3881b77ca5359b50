/** Default headers of every response, as data; handlers may add to or override them (ADR 0018). */

/** For everything but pages: loads nothing, cannot be framed and submits nothing. Pages have their own policy. */
const closedPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const always: Readonly<Record<string, string>> = {
  'content-security-policy': closedPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

const noAbilities =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()';
const recording = noAbilities.replace(
  'camera=(), microphone=()',
  'camera=(self), microphone=(self)',
);
const speaking = noAbilities.replace('microphone=()', 'microphone=(self)');
/**
 * Paths that may use device features: where celebrities reply to orders, where fans send videos, and where they say how
 * a name sounds.
 */
const abilities: readonly { readonly path: RegExp; readonly policy: string }[] = [
  { path: /^(?:\/[a-z]{2})?\/my-orders\/detail\/?$/, policy: recording },
  { path: /^(?:\/[a-z]{2})?\/celebrity\/\d+\/request\/sendVideo\/?$/, policy: recording },
  { path: /^(?:\/[a-z]{2})?\/celebrity\/\d+\/request\/getVideo\/?$/, policy: speaking },
];

/** Responses here are personal or short-lived: not cached unless they say otherwise. */
const ofAMoment =
  /^\/(?:api|_serverFn|dev|wp-json|auth|videos)(?:\/|$)|^\/(?:graphql\/?|index\.php)$/;

/** A gift's address is its secret: it is in no cache, no search engine and no `Referer`. */
const ofAGift = /^(?:\/[a-z]{2})?\/gift\//;
const secretly = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

const oneYearInSeconds = 31_536_000;

/**
 * The default headers of a response.
 * @param target `/path?query`
 * @param isSecure whether the request came over https
 */
export function answerHeaders(target: string, isSecure: boolean): Record<string, string> {
  const [path = ''] = target.split('?', 1);
  const ability = abilities.find((entry) => entry.path.test(path))?.policy ?? noAbilities;
  return {
    ...always,
    'permissions-policy': ability,
    ...(ofAMoment.test(path) ? { 'cache-control': 'no-store' } : {}),
    ...(ofAGift.test(path) ? secretly : {}),
    ...(isSecure
      ? { 'strict-transport-security': `max-age=${oneYearInSeconds}; includeSubDomains` }
      : {}),
  };
}

/** Whether a request for this host came over https: true for the public origin's host if that origin is https. */
export function isSecureHost(host: string | undefined, publicOrigin: string | undefined): boolean {
  if (publicOrigin === undefined || host === undefined) return false;
  const url = new URL(publicOrigin);
  return url.protocol === 'https:' && url.host === host.toLowerCase();
}
