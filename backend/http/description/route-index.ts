import { json } from '#backend/http/wire/answer.ts';
import type { Call } from '#backend/http/wire/call.ts';
import { noRoute } from '#backend/http/wire/failure.ts';
import { argumentsOf } from './endpoint-arguments.ts';
import { endpoints } from './endpoints.ts';

const root = '/wp-json';

function namespaceOf(path: string): string {
  return /^\/wp-json\/([^/{}]+\/v\d+)\//.exec(path)?.[1] ?? '';
}

/** `/wc/v3/orders/(?P<id>[\\d]+)`, as WordPress names a route. */
function routeName(path: string): string {
  return path
    .slice(root.length)
    .replace(
      /\{(\w+)\}/g,
      (_, name: string) =>
        `(?P<${name}>${name === 'slug' || name === 'code' ? '[\\w-]+' : '[\\d]+'})`,
    );
}

function routesOf(origin: string, namespace: string | null): Record<string, unknown> {
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

const namespaces = [...new Set(endpoints.map(({ path }) => namespaceOf(path)))].filter(
  (namespace) => namespace !== '',
);

/** GET wp-json: what there is, for programs that look for it. */
export function siteIndex({ url: { origin } }: Call): Promise<Response> {
  return Promise.resolve(
    json({
      name: 'Astera',
      description: '',
      url: origin,
      home: origin,
      gmt_offset: '0',
      timezone_string: 'UTC',
      namespaces,
      authentication: {},
      routes: routesOf(origin, null),
      _links: { help: [{ href: `${origin}${root}/docs` }] },
    }),
  );
}

/** GET wp-json/{namespace}/{version}: the same of one part. */
export async function namespaceIndex({ url: { origin }, params }: Call): Promise<Response> {
  const namespace = params.join('/');
  if (!namespaces.includes(namespace)) throw noRoute();
  return json({
    namespace,
    routes: routesOf(origin, namespace),
    _links: { up: [{ href: `${origin}${root}/` }] },
  });
}
