/**
 * The URL of a menu entry as this site links it: a page of the back end's own host becomes a path here; anything that
 * is not a web URL (`javascript:`, `#`) becomes null.
 * @param backendUrl URL of the back end's host, if there is one
 */
export function linkedAddress(url: string, backendUrl?: string): string | null {
  if (/^\/(?!\/)/.test(url)) return url;
  if (!URL.canParse(url)) return null;
  const { protocol, host, pathname, search, hash } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  if (backendUrl === undefined) return url;
  const backend = new URL(backendUrl);
  const folder = backend.pathname.replace(/\/$/, '');
  const isOwn = host === backend.host && `${pathname}/`.startsWith(`${folder}/`);
  return isOwn ? `${ownPath(pathname.slice(folder.length) || '/')}${search}${hash}` : url;
}

/** Category URLs differ between WooCommerce and this site; page URLs do not. */
function ownPath(pathname: string): string {
  return pathname.replace(/(.)\/$/, '$1').replace(/^\/product-category\//, '/products/');
}
