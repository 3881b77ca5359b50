import { json } from './wire/answer.ts';
import { withStorableQuery, type Services } from './wire/call.ts';
import { openToOrigins, options } from './wire/cors.ts';
import { Failure, noRoute } from './wire/failure.ts';
import { withFields } from './wire/fields.ts';
import { endpointAddress, routes } from './routes.ts';

/** The methods that a POST may override to, for clients that cannot send them directly. */
const overridable: readonly string[] = ['PUT', 'PATCH', 'DELETE'];

/** The effective method: a HEAD is a GET without its body, and a POST may override its method, as in WordPress. */
function methodOf({ method, headers }: Request, { searchParams }: URL): string {
  if (method === 'HEAD') return 'GET';
  const said = searchParams.get('_method') ?? headers.get('x-http-method-override') ?? '';
  const named = said.toUpperCase();
  return method === 'POST' && overridable.includes(named) ? named : method;
}

function pathOf({ pathname, searchParams }: URL): string {
  return pathname === '/index.php' && searchParams.has('graphql') ? '/graphql' : pathname;
}

async function answerOf(request: Request, services: Services): Promise<Response> {
  const url = withStorableQuery(endpointAddress(request.url));
  const pathname = pathOf(url);
  const wanted = methodOf(request, url);
  if (wanted === 'OPTIONS') return options(pathname);
  for (const { method, path, answer } of routes) {
    const match = method === wanted ? path.exec(pathname) : null;
    if (match) {
      const params = match.slice(1);
      return withFields(await answer({ request, url, services, params }), url);
    }
  }
  throw noRoute();
}

/** Finds the endpoint for a request, runs it, and turns refusals into responses. */
export async function answerRequest(request: Request, services: Services): Promise<Response> {
  const answer = await answerOf(request, services).catch((error: unknown) => {
    if (error instanceof Failure) return json(error.body, error.status);
    throw error;
  });
  const shown = openToOrigins(answer, request);
  return request.method === 'HEAD' ? new Response(null, shown) : shown;
}
