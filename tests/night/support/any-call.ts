import {
  anything,
  array,
  constantFrom,
  dictionary,
  integer,
  oneof,
  string,
  tuple,
  type Arbitrary,
} from 'fast-check';
import { toJSON } from 'seroval';

import { expectedFunctions } from '../../support/matrix/server-function-table.ts';
import { backendEndpoints } from '../../support/matrix/backend-endpoint-table.ts';
import { siteRoutes } from '../../support/matrix/site-route-table.ts';
import { videoEndpoints } from '../../support/matrix/video-endpoint-table.ts';

/** One call of a surface: as whom, and exactly what. */
export interface AnyCall {
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** The people of the demo world by their login; empty for no one. */
  readonly as: string;
}

const names = [
  ...['orderId', 'orderIds', 'action', 'from', 'rejection', 'reason', 'words', 'reference', 'keys'],
  ...['orders', 'lines', 'key', 'celebrityId', 'address', 'paymentMethod', 'id', 'page', 'locale'],
  ...[
    'username',
    'password',
    'email',
    'role',
    'status',
    'title',
    'price',
    'kind',
    'slug',
    'videoId',
  ],
  ...['bytes', 'total', 'name', 'find', 'list', 'service', 'services', 'texts', 'menu', 'items'],
  ...['__proto__', 'constructor', 'toString', 'then', 'toJSON', 'context', 'length'],
] as const;
const words = [
  ...['', '0', '-1', '1e309', 'NaN', 'null', 'true', '9007199254740993', '２', 'İ', 'ß', '\u202e'],
  ...['\0', '\r\nx: y', "' or 1=1 --", '<script>alert(1)</script>', '../../etc/passwd', '%00', '%'],
  ...['en', 'tr', 'accept', 'reject', 'fulfil', 'admin-approval', 'on-hold', 'receive', 'awaiting'],
  ...['fan', 'admin', 'getVideo', 'sendMessage', 'bankTransfer', 'a@b.test', '7', '263', '\ud800'],
  ...['a'.repeat(300), 'a'.repeat(70_000), '💥'.repeat(50), '('.repeat(40), '['.repeat(2_000)],
] as const;
const numbers = [0, -0, 1, 2, 7, 9, 263, -1, 0.1, 2 ** 31, 2 ** 53, 1e21, 1e308, NaN, Infinity];

const scalar = oneof(
  constantFrom(...words),
  constantFrom(...numbers),
  constantFrom(null, undefined, true, false),
  string({ unit: 'binary', maxLength: 20 }),
  integer(),
);
const keyed = (inner: Arbitrary<unknown>) =>
  dictionary(constantFrom(...names), inner, { maxKeys: 6 });
const shaped = keyed(
  oneof(
    scalar,
    array(scalar, { maxLength: 4 }),
    keyed(scalar),
    array(keyed(scalar), { maxLength: 3 }),
  ),
);

/** Changes single fields of what is right. */
function nearly(right: unknown): Arbitrary<unknown> {
  if (typeof right !== 'object' || right === null || Array.isArray(right)) return shaped;
  const keys = Object.keys(right);
  if (keys.length === 0) return shaped;
  return tuple(constantFrom(...keys), oneof(scalar, shaped)).map(([key, value]) => ({
    ...right,
    [key]: value,
  }));
}

/** What Start's client writes, of nothing that it ever wrote. */
const node: Arbitrary<unknown> = oneof(
  { maxDepth: 4 },
  anything({ maxDepth: 3 }),
  tuple(
    integer({ min: -2, max: 45 }),
    integer({ min: -1, max: 20 }),
    array(scalar, { maxLength: 3 }),
  ).map(([t, i, rest]) => ({
    ...{ t, i, s: rest[0], l: rest.length, o: 0 },
    ...{ p: { k: rest.map(String), v: rest, s: rest.length }, a: rest, f: rest[1] },
  })),
);

function textOf(value: unknown): string {
  try {
    return JSON.stringify(toJSON({ data: value, context: { user: { role: 'administrator' } } }));
  } catch {
    return JSON.stringify(value) ?? 'null';
  }
}
const people = ['', 'fan', 'fan2', 'celebrity', 'manager', 'admin'] as const;

const functions = Object.entries(expectedFunctions).filter(([, row]) => row.endsSession !== true);
/** @param addressOf a function’s own, by its name */
export function anyFunctionCall(addressOf: (name: string) => string): Arbitrary<AnyCall> {
  return tuple(constantFrom(...functions), constantFrom(...people)).chain(([[name, row], as]) =>
    oneof(
      nearly(row.data).map(textOf),
      shaped.map(textOf),
      anything({ maxDepth: 4, withBigInt: true, withDate: true, withMap: true, withSet: true }).map(
        textOf,
      ),
      node.map((value) => JSON.stringify({ t: value, f: 63, m: [] }) ?? 'null'),
      string({ unit: 'binary', maxLength: 60 }),
    ).map((payload) => ({
      ...{ method: row.method, as },
      path:
        row.method === 'GET'
          ? `${addressOf(name)}?payload=${encodeURIComponent(payload.slice(0, 6_000).toWellFormed())}`
          : addressOf(name),
      headers: { 'content-type': 'application/json', 'x-tsr-serverfn': 'true' },
      body: row.method === 'GET' ? null : payload,
    })),
  );
}

const query = array(
  tuple(
    constantFrom(
      ...[
        'per_page',
        'page',
        'search',
        'status',
        'orderby',
        'order',
        'include',
        'after',
        '_fields',
      ],
      ...[
        'context',
        'lang',
        'category',
        'q',
        'sort',
        'orderId',
        'destination',
        'rest_route',
        'country',
      ],
    ),
    oneof(
      constantFrom(...words).map((word) => word.slice(0, 2_000)),
      string({ maxLength: 12 }),
    ),
  ),
  { maxLength: 4 },
).map((pairs) =>
  pairs.map(([key, value]) => `${key}=${encodeURIComponent(value.toWellFormed())}`).join('&'),
);
const idText = oneof(
  constantFrom('1', '7', '263', '0', '-1', 'x', '%00', '99999999999', '1.5'),
  integer().map(String),
);
const withQuery = (path: string, text: string) => `${path}${path.includes('?') ? '&' : '?'}${text}`;
const jsonBody = oneof(
  shaped.map((value) => JSON.stringify(value)),
  anything({ maxDepth: 3 }).map((value) => JSON.stringify(value) ?? ''),
  string({ unit: 'binary', maxLength: 60 }),
);
const contentType = constantFrom(
  ...['application/json', 'application/json', 'application/json', 'text/plain'],
  ...[
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'multipart/form-data',
    'application/octet-stream',
  ],
);

function anyEndpointCall(
  rows: readonly { methods: string; path: string; body?: unknown }[],
): Arbitrary<AnyCall> {
  return tuple(constantFrom(...rows), idText, query, contentType, constantFrom(...people)).chain(
    ([row, id, text, type, as]) =>
      tuple(
        constantFrom(...row.methods.split(' ')),
        oneof(
          jsonBody,
          nearly(row.body).map((value) => JSON.stringify(value) ?? ''),
        ),
      ).map(([method, body]) => ({
        ...{ method, as, headers: { 'content-type': type } },
        path: withQuery(row.path.replaceAll('{}', id), text),
        body: method === 'GET' || method === 'HEAD' ? null : body,
      })),
  );
}
export const anyRestCall = anyEndpointCall(backendEndpoints);

const range = oneof(
  constantFrom(
    'bytes 0-1/2',
    'bytes 5-1/2',
    'bytes -1-2/3',
    'part 0/1',
    'part 2/1',
    'part 1/*',
    'bytes 0-1/1e20',
  ),
  string({ maxLength: 20, unit: 'grapheme-ascii' }),
);
export const anyVideoCall = tuple(anyEndpointCall(videoEndpoints), range).map(([call, value]) => ({
  ...call,
  headers: { ...call.headers, 'content-range': value.replaceAll(/[^\x20-\x7e]/g, '') },
}));

const graphWords = constantFrom(
  ...[
    '{',
    '}',
    '(',
    ')',
    'query',
    'mutation',
    'fragment',
    'on',
    '...',
    'productCategories',
    'first: 3',
  ],
  ...[
    'nodes',
    'slug',
    'pages',
    'page(id: "terms", idType: URI)',
    'title',
    'content',
    '__schema',
    'types',
  ],
  ...[
    '@include(if: true)',
    '$x',
    ': Int',
    '"',
    '"""',
    '#',
    '\0',
    'name',
    'a:',
    '[',
    ']',
    '!',
    '{ a }',
  ],
);
export const anyGraphCall: Arbitrary<AnyCall> = oneof(
  array(graphWords, { maxLength: 40 }).map((parts) => ({ query: parts.join(' ') })),
  integer({ min: 1, max: 3_000 }).map((n) => ({ query: '{a'.repeat(n) + '}'.repeat(n) })),
  integer({ min: 1, max: 5_000 }).map((n) => ({
    query: `{${Array.from({ length: n }, (_none, at) => `a${at}:pages{nodes{slug}}`).join(' ')}}`,
  })),
  shaped,
  array(shaped, { maxLength: 3 }),
  keyed(scalar).map((variables) => ({
    query: 'query($x: Int) { pages(first: $x) { nodes { slug } } }',
    variables,
  })),
).map((value) => ({
  ...{ path: '/index.php?graphql', method: 'POST', as: '' },
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
}));

export const anyPageCall: Arbitrary<AnyCall> = tuple(
  constantFrom(...siteRoutes.filter(({ method = 'GET' }) => method === 'GET')),
  idText,
  query,
  constantFrom('', '', '/tr', '/el', '/sr', '/xx'),
  constantFrom(...people),
).map(([{ route, path = route }, id, text, language, as]) => ({
  ...{ method: 'GET', as, headers: {}, body: null },
  path: withQuery(
    `${path.startsWith('/api') ? '' : language}${path.replaceAll(/\{\}|\$\w+/g, id)}`,
    text,
  ),
}));
