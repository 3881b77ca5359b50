import {
  moreThanHeader,
  nextCursorHeader,
  previousCursorHeader,
  totalHeader,
  totalPagesHeader,
} from '#backend/contract/paths.ts';
import { json } from './answer.ts';
import { answerSchemaOf, argumentsOf } from '#backend/http/description/endpoint-arguments.ts';
import { noRoute } from './failure.ts';
import { routes } from '#backend/http/routes.ts';

/** The CORS headers that WordPress sends. */
const shared = {
  'access-control-expose-headers': `${totalHeader}, ${totalPagesHeader}, ${moreThanHeader}, Link, ${nextCursorHeader}, ${previousCursorHeader}`,
  'access-control-allow-headers':
    'Authorization, X-WP-Nonce, Content-Disposition, Content-MD5, Content-Type, X-HTTP-Method-Override',
  'access-control-allow-methods': 'OPTIONS, GET, POST, PUT, PATCH, DELETE',
} as const;

/**
 * Lets pages of other origins read a response, but never with browser credentials: callers are identified only by a
 * token or a key, which a page has to have (ADR 0041).
 */
export function openToOrigins(answer: Response, request: Request): Response {
  const origin = request.headers.get('origin');
  if (origin === null) return answer;
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(shared)) headers.set(name, value);
  headers.set('access-control-allow-origin', origin);
  headers.append('vary', 'Origin');
  return new Response(answer.body, { status: answer.status, headers });
}

/** OPTIONS of any endpoint: its methods and their arguments. */
export function options(pathname: string): Response {
  const found = routes.filter(({ path }) => path.test(pathname));
  const [first] = found;
  if (!first) throw noRoute();
  const [, namespace = ''] = /^\/wp-json\/([^/]+\/[^/]+)/.exec(pathname) ?? [];
  const methods = found.map(({ method }) => method);
  const isFixed = !first.template.includes('{');
  const endpoints = [...new Set(found.map(({ answer }) => answer))].map((answer) => {
    const own = found.filter((route) => route.answer === answer).map(({ method }) => method);
    return { methods: own, args: argumentsOf(own[0] ?? '', first.template) };
  });
  const answer = {
    namespace,
    methods,
    endpoints,
    ...(namespace.startsWith('wc/') ? { schema: answerSchemaOf(first.template) } : {}),
    ...(isFixed ? { _links: { self: [{ href: pathname }] } } : {}),
  };
  return json(answer, 200, { allow: methods.join(', ') });
}
