/** A file that the alarm writes, lets the linter see, and removes. */
export interface Scratch {
  readonly path: string;
  readonly source: string;
}

export interface ImportCase extends Scratch {
  readonly sentence: string;
}

/** One file in each part of the product, so that the alarm leans on no file that may be renamed. */
export const targets: readonly Scratch[] = [
  'app/domain/-alarm-target.ts',
  'app/machines/-alarm-target.ts',
  'app/ui/-alarm-target.ts',
  'app/platform/-alarm-target.ts',
  'app/server/db/-alarm-target.ts',
  'app/server/orders/-alarm-target.ts',
  'app/server/backend/-alarm-target.ts',
  'app/entities/order/-alarm-target.ts',
  'app/entities/order/-alarm-target.messages.ts',
  'app/features/-alarm-one/target.ts',
  'app/features/-alarm-two/target.ts',
  'app/shell/-alarm-target.ts',
  'backend/contract/-alarm-target.ts',
  'backend/modules/orders/-alarm-target.ts',
  'backend/modules/orders/store/-alarm-target.ts',
  'backend/seed/-alarm-target.ts',
].map((path) => ({ path, source: 'export const target = 1;\n' }));

const oneFeature = 'app/features/-alarm-one';

export const trespasses: readonly ImportCase[] = [
  use('a rule of the domain using a state machine', 'app/domain', 'xstate'),
  use('a rule of the domain reading a file', 'app/domain', 'node:fs'),
  use(
    'a rule of the domain asking the back end’s client',
    'app/domain',
    '#app/server/backend/-alarm-target.ts',
  ),
  use('the design system knowing a word of the shop', 'app/ui', '#domain/-alarm-target.ts'),
  use('a state machine using React', 'app/machines', 'react'),
  use(
    'a state machine asking the back end’s client',
    'app/machines',
    '#app/server/backend/-alarm-target.ts',
  ),
  use('a feature using another feature', oneFeature, '#app/features/-alarm-two/target.ts'),
  use(
    'a screen of a feature asking the back end’s client',
    oneFeature,
    '#app/server/backend/-alarm-target.ts',
  ),
  use('a screen of a feature opening the tables', oneFeature, '#app/server/db/-alarm-target.ts'),
  use('a feature calling the network by itself', oneFeature, 'ofetch'),
  use('a feature writing SQL', oneFeature, 'drizzle-orm'),
  use('a feature opening PostgreSQL', oneFeature, 'pg'),
  use('the client using a feature', 'app/server/backend', '#app/features/-alarm-one/target.ts'),
  use(
    'the client reaching into the back end',
    'app/server/backend',
    '#backend/modules/orders/-alarm-target.ts',
  ),
  use('the client writing SQL', 'app/server/backend', 'drizzle-orm/pg-core'),
  use('a screen asking a use case', oneFeature, '#app/server/orders/-alarm-target.ts'),
  use('an entity using a feature', 'app/entities/order', '#app/features/-alarm-one/target.ts'),
  use('an entity asking a use case', 'app/entities/order', '#app/server/orders/-alarm-target.ts'),
  use('a use case using a feature', 'app/server/orders', '#app/features/-alarm-one/target.ts'),
  use(
    'a use case using a piece of an entity',
    'app/server/orders',
    '#app/entities/order/-alarm-target.ts',
  ),
  use('a use case reading the wire', 'app/server/orders', '#backend/contract/-alarm-target.ts'),
  use('a page asking a use case', 'app/routes', '#app/server/orders/-alarm-target.ts', '.tsx'),
  use(
    'the shell asking the back end’s client',
    'app/shell',
    '#app/server/backend/-alarm-target.ts',
  ),
  use('a route asking the back end’s client', 'app/routes', '#app/server/backend/-alarm-target.ts'),
  use('a route reading the wire', 'app/routes', '#backend/contract/-alarm-target.ts'),
  use('the platform opening the tables', 'app/platform', '#app/server/db/-alarm-target.ts'),
  use(
    'the tables asking the back end’s client',
    'app/server/db',
    '#app/server/backend/-alarm-target.ts',
  ),
  use('the wire knowing the tables', 'backend/contract', 'drizzle-orm'),
  use('the wire knowing the domain', 'backend/contract', '#domain/-alarm-target.ts'),
  use(
    'a module reading the demo world',
    'backend/modules/orders',
    '#backend/seed/-alarm-target.ts',
  ),
  use('the back end using the app', 'backend/modules/catalog', '#app/platform/-alarm-target.ts'),
  use('an endpoint using the app', 'backend/modules/orders', '#app/platform/-alarm-target.ts'),
  use(
    'an entry file beside the server asking the back end’s client',
    'app',
    '#app/server/backend/-alarm-target.ts',
  ),
  use(
    'an entry file beside the server opening the tables',
    'app',
    '#app/server/db/-alarm-target.ts',
  ),
  use('the host using a feature', 'app/http', '#app/features/-alarm-one/target.ts'),
];

export const allowed: readonly ImportCase[] = [
  use('a rule of the domain checking a shape', 'app/domain', 'valibot'),
  use('a state machine using XState', 'app/machines', 'xstate'),
  use('the design system using React', 'app/ui', 'react'),
  use('the design system using its generated styles', 'app/ui', '#styled/css/index.js'),
  use('the platform using the domain', 'app/platform', '#domain/-alarm-target.ts'),
  use('the tables writing SQL', 'app/server/db', 'drizzle-orm'),
  use('the client reading the wire', 'app/server/backend', '#backend/contract/-alarm-target.ts'),
  use('the client calling the network', 'app/server/backend', 'ofetch'),
  use('a use case opening the tables', 'app/server/orders', '#app/server/db/-alarm-target.ts'),
  use('a feature using the design system', oneFeature, '#app/ui/-alarm-target.ts'),
  use('a feature using its own files', oneFeature, './target.ts'),
  use(
    'a server function of a feature asking the back end’s client',
    oneFeature,
    '#app/server/backend/-alarm-target.ts',
    '.functions.ts',
  ),
  use('a use case using another', 'app/server/people', '#app/server/orders/-alarm-target.ts'),
  use(
    'a mail saying what a page says',
    'app/server/people',
    '#app/entities/order/-alarm-target.messages.ts',
  ),
  use('an entity showing a piece of layout', 'app/entities/order', '#app/ui/-alarm-target.ts'),
  use('a feature showing an entity', oneFeature, '#app/entities/order/-alarm-target.ts'),
  use(
    'a route without a page asking a use case',
    'app/routes/api',
    '#app/server/orders/-alarm-target.ts',
  ),
  use('the shell showing a feature', 'app/shell', '#app/features/-alarm-one/target.ts'),
  use('a route showing a feature', 'app/routes', '#app/features/-alarm-one/target.ts'),
  use('a route using a piece of layout', 'app/routes', '#app/ui/-alarm-target.ts'),
  use('the back end using the domain', 'backend/modules/catalog', '#domain/-alarm-target.ts'),
  use('tables of the back end writing SQL', 'backend/modules/catalog/store', 'drizzle-orm'),
  use(
    'an endpoint asking tables',
    'backend/modules/catalog',
    '#backend/modules/orders/store/-alarm-target.ts',
  ),
];

/**
 * A case: one file in `folder` that imports `specifier` for its effect. The file is named after its
 * sentence; the dash in front keeps the router from taking one in `app/routes` for a page.
 */
function use(sentence: string, folder: string, specifier: string, suffix = '.ts'): ImportCase {
  const path = `${folder}/-alarm-${sentence.replaceAll(' ', '-').toLowerCase()}${suffix}`;
  return { sentence, path, source: `import '${specifier}';\n` };
}
