import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';
import * as v from 'valibot';

const installed = (...parts: string[]) => join('node_modules', ...parts);
const read = (...parts: string[]) => readFileSync(installed(...parts), 'utf8');

/** Each says what the framework still does; where one fails, the patch of its name can go (README.md). */
it('lazy-server-calls: Start has no setting that loads the codec of server functions later', () => {
  expect(read('@tanstack', 'start-plugin-core', 'dist', 'esm', 'schema.js')).not.toMatch(
    /\btransport\b/,
  );
  expect(
    read('@tanstack', 'start-client-core', 'dist', 'esm', 'client-rpc', 'createClientRpc.js'),
  ).toContain('from "./serverFnFetcher.js"');
});

it('invalid-input: Start throws what a validator found wrong as JSON in a message', () => {
  expect(read('@tanstack', 'start-client-core', 'dist', 'esm', 'createServerFn.js')).toContain(
    'throw new Error(JSON.stringify(result.issues',
  );
});

it('graceful-shutdown: nitro waits for nothing between the signal and the closing of the port', () => {
  const shutdown = read('nitropack', 'dist', 'runtime', 'internal', 'shutdown.mjs');
  expect(shutdown).toContain('NITRO_SHUTDOWN_SIGNALS');
  expect(shutdown).not.toMatch(/delay/i);
});

it('vinxi.d.ts: the declarations that vinxi names are not there', () => {
  const { exports } = v.parse(
    v.object({ exports: v.object({ '.': v.object({ types: v.string() }) }) }),
    JSON.parse(read('vinxi', 'package.json')),
  );
  expect(existsSync(installed('vinxi', exports['.'].types))).toBe(false);
});
