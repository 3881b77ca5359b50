/** What every answer says of itself, as data; whatever answers may say more, or something else (ADR 0018). */

/**
 * For all that is no page: it loads nothing, is framed nowhere and sends nothing. Pages have a policy of their own.
 */
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
/** Which paths may ask for which abilities of the device: where a celebrity answers, and where a fan sends a video. */
const abilities: readonly { readonly path: RegExp; readonly policy: string }[] = [
  { path: /^(?:\/[a-z]{2})?\/my-orders\/detail\/?$/, policy: recording },
  { path: /^(?:\/[a-z]{2})?\/celebrity\/\d+\/request\/sendVideo\/?$/, policy: recording },
];

/** Answers here are someone's, or of a moment: no cache keeps them unless they say so themselves. */
const ofAMoment =
  /^\/(?:api|_serverFn|dev|wp-json|auth|videos)(?:\/|$)|^\/(?:graphql\/?|index\.php)$/;

const oneYearInSeconds = 31_536_000;

/**
 * The headers that an answer begins with.
 * @param target `/path?query`
 * @param isSecure whether it was asked for over https
 */
export function answerHeaders(target: string, isSecure: boolean): Record<string, string> {
  const [path = ''] = target.split('?', 1);
  const ability = abilities.find((entry) => entry.path.test(path))?.policy ?? noAbilities;
  return {
    ...always,
    'permissions-policy': ability,
    ...(ofAMoment.test(path) ? { 'cache-control': 'no-store' } : {}),
    ...(isSecure
      ? { 'strict-transport-security': `max-age=${oneYearInSeconds}; includeSubDomains` }
      : {}),
  };
}

/** Whether a request for this host came over https: the public origin is behind TLS when it says so. */
export function isSecureHost(host: string | undefined, publicOrigin: string | undefined): boolean {
  if (publicOrigin === undefined || host === undefined) return false;
  const url = new URL(publicOrigin);
  return url.protocol === 'https:' && url.host === host.toLowerCase();
}
