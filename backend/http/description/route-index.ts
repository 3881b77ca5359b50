import { json } from '#backend/http/wire/answer.ts';
import type { Call } from '#backend/http/wire/call.ts';
import { noRoute } from '#backend/http/wire/failure.ts';
import { argumentsOf } from './endpoint-arguments.ts';
import { endpoints } from './endpoints.ts';

export const root = '/wp-json';

function namespaceOf(path: string): string {
  return /^\/wp-json\/([^/{}]+\/v\d+)\//.exec(path)?.[1] ?? '';
}

/** WordPress's name for a route: `/wc/v3/orders/(?P<id>[\\d]+)`. */
function routeName(path: string): string {
  return path
    .slice(root.length)
    .replace(
      /\{(\w+)\}/g,
      (_, name: string) =>
        `(?P<${name}>${name === 'slug' || name === 'code' ? '[\\w-]+' : '[\\d]+'})`,
    );
}

export function routesOf(origin: string, namespace: string | null): Record<string, unknown> {
  const paths = [...new Set(endpoints.map(({ path }) => path))].filter((path) =>
    namespace === null ? namespaceOf(path) !== '' : namespaceOf(path) === namespace,
  );
  return Object.fromEntries(
    paths.map((path) => {
      const own = endpoints.filter((endpoint) => endpoint.path === path);
      return [
        routeName(path),
        {
          namespace: namespaceOf(path),
          methods: own.flatMap(({ methods }) => methods.split(' ')),
          endpoints: own.map(({ methods }) => {
            const [first = '', ...rest] = methods.split(' ');
            return { methods: [first, ...rest], args: argumentsOf(first, path) };
          }),
          ...(path.includes('{') ? {} : { _links: { self: [{ href: `${origin}${path}` }] } }),
        },
      ];
    }),
  );
}

export const namespaces = [...new Set(endpoints.map(({ path }) => namespaceOf(path)))].filter(
  (namespace) => namespace !== '',
);

/** GET wp-json/{namespace}/{version}: the index of one namespace. */
export async function namespaceIndex({ url: { origin }, params }: Call): Promise<Response> {
  const namespace = params.join('/');
  if (!namespaces.includes(namespace)) throw noRoute();
  return json({
    namespace,
    routes: routesOf(origin, namespace),
    _links: { up: [{ href: `${origin}${root}/` }] },
  });
}
