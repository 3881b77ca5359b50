/** Header with the request ID: in responses, and between the host and the site. */
export const requestIdHeader = 'x-request-id';

/** The request ID set by one of our proxies, if it is safe to log. */
export function requestIdOf(header: string | readonly string[] | undefined): string | null {
  return typeof header === 'string' && /^[\w.-]{8,64}$/.test(header) ? header : null;
}
