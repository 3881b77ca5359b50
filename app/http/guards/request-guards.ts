import { ruleFor, type PathRule } from './path-rules.ts';

/** The head of a request, as received. */
export interface RawRequest {
  readonly method: string;
  /** The request target: `/path?query`. */
  readonly target: string;
  /** Every `Host` header. */
  readonly hosts: readonly string[];
  /** Every `Content-Type` header: Node uses the first, the Fetch API joins them all. */
  readonly contentTypes?: readonly string[];
  readonly contentLength: string | undefined;
  readonly transferEncoding?: string | undefined;
}

export type Verdict =
  | { readonly refused: 400 | 413 | 421 }
  | { readonly refused: 405; readonly allow: string }
  | { readonly refused: null; readonly rule: PathRule };

/** No page has a longer URL; a request with one is an attack. */
const maxTargetLength = 8 * 1024;

/** The site routes by the parsed URL's path; if the raw path differs, the wrong rule would apply. */
function isPlainPath(target: string): boolean {
  const [path] = target.split('?', 1);
  return path === URL.parse(target, 'http://x')?.pathname;
}

/**
 * Decides by its head alone whether a request may reach our code (docs/architecture.md, "the host").
 * @param answered `Host` values this site responds to
 */
export function judge(request: RawRequest, answered: readonly string[]): Verdict {
  const { method, target, hosts } = request;
  if (!target.startsWith('/') || target.startsWith('//')) return { refused: 400 };
  const { contentTypes = [] } = request;
  if (target.length > maxTargetLength || hosts.length > 1 || contentTypes.length > 1) {
    return { refused: 400 };
  }
  if (!isPlainPath(target)) return { refused: 400 };
  const [host] = hosts;
  if (host === undefined || !answered.includes(host.toLowerCase())) return { refused: 421 };
  const rule = ruleFor(target, contentTypes[0]);
  if (!rule.methods.includes(method)) return { refused: 405, allow: rule.methods.join(', ') };
  const length = request.contentLength ?? '0';
  if (!/^\d{1,15}$/.test(length)) return { refused: 400 };
  const hasBody = request.transferEncoding !== undefined || Number(length) > 0;
  // The Fetch API does not allow a body with these methods.
  if (hasBody && (method === 'GET' || method === 'HEAD')) return { refused: 400 };
  return Number(length) > rule.maxBodyBytes ? { refused: 413 } : { refused: null, rule };
}

/** The `Host` values of the loopback names at a port and of the public origin. */
export function hostsOf(port: string, publicOrigin: string | undefined): string[] {
  // Browsers omit the default HTTP port from `Host`, and so does `URL`.
  const loopback = ['localhost', '127.0.0.1', '[::1]'].map(
    (name) => new URL(`http://${name}:${port}`).host,
  );
  return publicOrigin ? [...loopback, new URL(publicOrigin).host] : loopback;
}
