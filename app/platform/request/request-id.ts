/** Header with the name of a request: of the answer, and between the host and the site. */
export const requestIdHeader = 'x-request-id';

/** The name that a proxy of ours gave a request, if it is one that fits into a line of a log. */
export function requestIdOf(header: string | readonly string[] | undefined): string | null {
  return typeof header === 'string' && /^[\w.-]{8,64}$/.test(header) ? header : null;
}
