/**
 * CORS headers for pages of other origins, such as api.video's own uploader on another site. Never with browser
 * credentials: callers are identified only by a token or a key, which a page has to have.
 */
const shared = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers':
    'Authorization, Content-Type, Content-Range, Range, AV-Origin-App, AV-Origin-Client, AV-Origin-Sdk',
  'access-control-allow-methods': 'OPTIONS, GET, HEAD, POST, PATCH, DELETE',
  'access-control-expose-headers': 'Accept-Ranges, Content-Length, Content-Range, Location',
  'access-control-max-age': '600',
} as const;

/** Whether this is a CORS preflight request. */
export function isPreflight({ method, headers }: Request): boolean {
  return method === 'OPTIONS' && headers.has('access-control-request-method');
}

/** Lets pages of other origins read a response. */
export function openToOrigins(answer: Response, request: Request): Response {
  if (!request.headers.has('origin')) return answer;
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(shared)) headers.set(name, value);
  return new Response(answer.body, { status: answer.status, headers });
}
