/**
 * The address of an endpoint as it is known here, for the other two forms that WordPress answers to: behind
 * `index.php`, and as `rest_route` of the front page. Everything after it goes by this one. Any other address stays as
 * it is.
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
  // Dots may lead out of there, where nothing of this kind is.
  const isEndpoint = url.pathname.startsWith('/wp-json/');
  return isEndpoint ? url.pathname + url.search : target;
}
