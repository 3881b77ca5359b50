/**
 * The address of a menu entry as this site links it: a page of the back end's own host becomes a path here;
 * what is no web address (`javascript:`, `#`) becomes null.
 * @param backendUrl address of the back end's host, when there is one
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

/** WooCommerce's address of a category is another one here; pages have the same. */
function ownPath(pathname: string): string {
  return pathname.replace(/(.)\/$/, '$1').replace(/^\/product-category\//, '/products/');
}
