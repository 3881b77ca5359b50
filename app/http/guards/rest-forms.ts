/**
 * Rewrites the two other URL forms that WordPress accepts, behind `index.php` and as the front page's `rest_route`, to
 * the endpoint's canonical one, which all later code uses. Any other URL is returned unchanged.
 * @param target path and query of a request
 */
export function endpointTarget(target: string): string {
  if (target.startsWith('/index.php/wp-json')) return target.slice('/index.php'.length);
  if (!/^\/(?:index\.php)?\?/.test(target)) return target;
  const url = new URL(target, 'http://localhost');
  const route = url.searchParams.get('rest_route');
  if (route === null) return target;
  url.searchParams.delete('rest_route');
  url.pathname = `/wp-json/${route.replace(/^\/+/, '')}`;
  // Dot segments may lead outside `/wp-json/`, where there are no endpoints.
  const isEndpoint = url.pathname.startsWith('/wp-json/');
  return isEndpoint ? url.pathname + url.search : target;
}
