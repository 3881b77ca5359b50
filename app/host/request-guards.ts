/** What is refused before any of our code runs (docs/architecture.md, "the host"). */

const siteMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'OPTIONS']);

const functionPrefix = '/_serverFn/';

/** The most bytes a body may declare: little for a call, one video chunk for a form of a call. */
const callLimit = 256 * 1024;
const chunkFormLimit = 6 * 1024 * 1024;
const otherLimit = 2.5 * 1024 * 1024;

function bodyLimit({ target, contentType }: RawRequest): number {
  if (!target.startsWith(functionPrefix)) return otherLimit;
  return contentType?.startsWith('multipart/form-data') ? chunkFormLimit : callLimit;
}

export interface RawRequest {
  readonly method: string;
  /** The request target as it came: `/path?query`. */
  readonly target: string;
  readonly host: string | undefined;
  readonly contentType?: string | undefined;
  readonly contentLength: string | undefined;
  readonly chunked: boolean;
}

/**
 * The status with which a request is refused, or null when it may pass.
 * @param hosts `Host` values this site answers to
 */
export function refusalOf(request: RawRequest, hosts: readonly string[]): number | null {
  if (!siteMethods.has(request.method)) return 405;
  if (!request.target.startsWith('/') || request.target.startsWith('//')) return 400;
  if (request.host === undefined || !hosts.includes(request.host.toLowerCase())) return 421;
  if (request.method === 'GET' || request.method === 'HEAD') return null;
  // A body of unknown length could be endless; no client of ours sends one.
  if (request.chunked) return 411;
  const length = Number(request.contentLength ?? 0);
  if (!Number.isSafeInteger(length) || length < 0) return 400;
  return length > bodyLimit(request) ? 413 : null;
}

/** The `Host` values of the loopback names at a port and of the public origin. */
export function hostsOf(port: string, publicOrigin: string | undefined): string[] {
  const loopback = ['localhost', '127.0.0.1', '[::1]'].map((name) => `${name}:${port}`);
  return publicOrigin ? [...loopback, new URL(publicOrigin).host] : loopback;
}
