import { json } from '#backend/http/wire/answer.ts';
import type { Call } from '#backend/http/wire/call.ts';
import { namespaces, routesOf, root } from './route-index.ts';

/** GET wp-json: the API index, for discovery. */
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
