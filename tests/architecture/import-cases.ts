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
  'app/store/-alarm-target.ts',
  'app/session/-alarm-target.ts',
  'app/gateway/-alarm-target.ts',
  'app/gateway/-alarm-target.client.ts',
  'app/features/-alarm-one/target.ts',
  'app/features/-alarm-two/target.ts',
  'app/shell/-alarm-target.ts',
  'backend/contract/-alarm-target.ts',
  'backend/server/-alarm-target.ts',
].map((path) => ({ path, source: 'export const target = 1;\n' }));

const oneFeature = 'app/features/-alarm-one';

export const trespasses: readonly ImportCase[] = [
  use('a rule of the domain using a state machine', 'app/domain', 'xstate'),
  use('a rule of the domain reading a file', 'app/domain', 'node:fs'),
  use('a rule of the domain asking the gateway', 'app/domain', '#app/gateway/-alarm-target.ts'),
  use('the design system knowing a word of the shop', 'app/ui', '#domain/-alarm-target.ts'),
  use('a state machine using React', 'app/machines', 'react'),
  use('a state machine asking the gateway', 'app/machines', '#app/gateway/-alarm-target.ts'),
  use('a feature using another feature', oneFeature, '#app/features/-alarm-two/target.ts'),
  use('a screen of a feature asking the gateway', oneFeature, '#app/gateway/-alarm-target.ts'),
  use('a screen of a feature opening the store', oneFeature, '#app/store/-alarm-target.ts'),
  use('a feature calling the network by itself', oneFeature, 'ofetch'),
  use('a feature writing SQL', oneFeature, 'drizzle-orm'),
  use('a feature opening PostgreSQL', oneFeature, 'pg'),
  use('the gateway using a feature', 'app/gateway', '#app/features/-alarm-one/target.ts'),
  use('the gateway reaching into the back end', 'app/gateway', '#backend/server/-alarm-target.ts'),
  use('the gateway writing SQL', 'app/gateway', 'drizzle-orm/pg-core'),
  use('the shell asking the gateway', 'app/shell', '#app/gateway/-alarm-target.ts'),
  use('a route asking the gateway', 'app/routes', '#app/gateway/-alarm-target.ts'),
  use('a route reading the wire', 'app/routes', '#backend/contract/-alarm-target.ts'),
  use('the platform opening the store', 'app/platform', '#app/store/-alarm-target.ts'),
  use('the store asking the gateway', 'app/store', '#app/gateway/-alarm-target.ts'),
  use('the wire knowing the tables', 'backend/contract', 'drizzle-orm'),
  use('the wire knowing the domain', 'backend/contract', '#domain/-alarm-target.ts'),
  use('the back end using the app', 'backend/server', '#app/platform/-alarm-target.ts'),
  use('an endpoint using the app', 'backend/server/http/orders', '#app/platform/-alarm-target.ts'),
  use('an entry file beside the server asking the gateway', 'app', '#app/gateway/-alarm-target.ts'),
  use('an entry file beside the server opening the store', 'app', '#app/store/-alarm-target.ts'),
  use('the host using a feature', 'app/host', '#app/features/-alarm-one/target.ts'),
];

export const allowed: readonly ImportCase[] = [
  use('a rule of the domain checking a shape', 'app/domain', 'valibot'),
  use('a state machine using XState', 'app/machines', 'xstate'),
  use('the design system using React', 'app/ui', 'react'),
  use('the design system using its generated styles', 'app/ui', '#styled/css/index.js'),
  use('the platform using the domain', 'app/platform', '#domain/-alarm-target.ts'),
  use('the store writing SQL', 'app/store', 'drizzle-orm'),
  use('the gateway reading the wire', 'app/gateway', '#backend/contract/-alarm-target.ts'),
  use('the gateway calling the network', 'app/gateway', 'ofetch'),
  use('the session opening the store', 'app/session', '#app/store/-alarm-target.ts'),
  use('a feature using the design system', oneFeature, '#app/ui/-alarm-target.ts'),
  use('a feature using its own files', oneFeature, './target.ts'),
  use(
    'a server function of a feature asking the gateway',
    oneFeature,
    '#app/gateway/-alarm-target.ts',
    '.functions.ts',
  ),
  use(
    'a server file of a feature opening the store',
    oneFeature,
    '#app/store/-alarm-target.ts',
    '.server.ts',
  ),
  use(
    'a screen using what the gateway has for browsers',
    oneFeature,
    '#app/gateway/-alarm-target.client.ts',
  ),
  use('the shell showing a feature', 'app/shell', '#app/features/-alarm-one/target.ts'),
  use('a route showing a feature', 'app/routes', '#app/features/-alarm-one/target.ts'),
  use('a route using a piece of layout', 'app/routes', '#app/ui/-alarm-target.ts'),
  use('the back end using the domain', 'backend/server', '#domain/-alarm-target.ts'),
  use('the back end writing SQL', 'backend/server', 'drizzle-orm'),
];

/**
 * A case: one file in `folder` that imports `specifier` for its effect. The file is named after its
 * sentence; the dash in front keeps the router from taking one in `app/routes` for a page.
 */
function use(sentence: string, folder: string, specifier: string, suffix = '.ts'): ImportCase {
  const path = `${folder}/-alarm-${sentence.replaceAll(' ', '-').toLowerCase()}${suffix}`;
  return { sentence, path, source: `import '${specifier}';\n` };
}
