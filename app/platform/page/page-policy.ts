/** Other hosts a page may load from, as URLs; usually none. */
export interface PolicyHosts {
  /** A WordPress: for its stylesheets, fonts and pictures. */
  readonly backend?: string | undefined;
  /** Where videos are played from and uploaded to. */
  readonly video?: string | undefined;
  /** Whether cards are taken through Stripe, whose script and frames handle the card number. */
  readonly stripe?: boolean | undefined;
}

/** Where browsers report policy violations. */
export const policyReportPath = '/api/csp-report';

/**
 * The content security policy of a page: its own scripts by nonce and what those load, nothing inline, no framing.
 * @param nonce of this one response; URL-safe base64
 */
export function pagePolicy(nonce: string, hosts: PolicyHosts = {}): string {
  const backend = hosts.backend ? [new URL(hosts.backend).origin] : [];
  const video = hosts.video ? [new URL(hosts.video).origin] : [];
  const stripe = (...names: readonly string[]) =>
    hosts.stripe ? names.map((name) => `https://${name}.stripe.com`) : [];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'", ...stripe('js', '*.js')],
    'style-src': ["'self'", `'nonce-${nonce}'`, ...backend],
    'img-src': ["'self'", 'data:', 'blob:', ...backend],
    'media-src': ["'self'", 'blob:', ...video],
    'font-src': ["'self'", 'data:', ...backend],
    'connect-src': ["'self'", ...video, ...stripe('api')],
    'frame-src': hosts.stripe ? stripe('js', '*.js', 'hooks') : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'report-uri': [policyReportPath],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
