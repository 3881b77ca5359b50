/** Cookies that change a page without saying who asks, and what they may hold. */
const harmlessCookies: ReadonlyMap<string, RegExp> = new Map([
  ['theme', /^(light|dark|system)$/],
  ['tz', /^(?:[\w+/-]|%2[BF]){1,64}$/],
]);

/**
 * What a page is kept under: host, address and harmless cookies. Null for whatever could be one person's page: any
 * other cookie, any credential, anything but a GET of a page.
 */
export function pageKey(request: Request): string | null {
  const { host, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || request.headers.has('authorization')) return null;
  if (/^\/(api|dev|_serverFn|static|wp-json)\//.test(pathname)) return null;
  const cookies = (request.headers.get('cookie') ?? '').split(/;\s*/).filter((text) => text !== '');
  for (const cookie of cookies) {
    const [name = '', value = ''] = cookie.split('=', 2);
    if (!harmlessCookies.get(name)?.test(value)) return null;
  }
  return [host, pathname + search, ...cookies.toSorted()].join('\n');
}

export function isForAnybody({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    headers.get('content-type')?.startsWith('text/html') === true &&
    !headers.has('set-cookie') &&
    !/\b(?:no-store|private)\b/i.test(headers.get('cache-control') ?? '')
  );
}
