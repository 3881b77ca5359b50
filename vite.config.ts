import { createHash } from 'node:crypto';
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import viteReact from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

import { lazyServerCalls } from './app/platform/framework-patches/lazy-server-calls.ts';

/** Packages that the server loads as they are. */
const ofNode = ['@electric-sql/pglite', 'pdfkit', 'pg', 'pino', 'prom-client', 'sharp'];

/** Moves the list of the client's files, by which the first load is measured, out of the folder that is served. */
const privateManifest: Plugin = {
  name: 'private-manifest',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle({ dir = '' }) {
    renameSync(join(dir, '.vite', 'manifest.json'), join(dir, '..', 'client-manifest.json'));
    rmSync(join(dir, '.vite'), { recursive: true });
  },
};

/** How the product is built; what is deployed is said in `app.config.ts` (ADR 0001). */
export default defineConfig({
  server: { host: '127.0.0.1', port: 3000, strictPort: true },
  build: {
    // vinxi clears a folder called `assets` in its output.
    assetsDir: 'static',
    target: 'es2022',
  },
  environments: {
    client: {
      build: {
        // Read by scripts/build/bundle-budget.mjs; see `privateManifest`.
        manifest: true,
        // Everything that each page needs goes into one file: in dozens of small ones it compresses badly, and a file
        // that some other pages share as well (a group without a tag) brought their code along to the first visit.
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [{ name: 'app', tags: ['$initial'] }],
            },
          },
        },
      },
    },
    ssr: {
      build: { rolldownOptions: { external: [...ofNode] } },
      resolve: {
        external: [...ofNode],
        // Bundled: of its two halves, the host's copy of packages would get the one that Node does not ask for.
        noExternal: ['lucide-react'],
      },
    },
  },
  plugins: [
    tanstackStart({
      srcDirectory: 'app',
      router: {
        routeFileIgnorePattern: '\\.test\\.',
        codeSplittingOptions: {
          // How pages are loaded is no part of a first visit, whose data comes with the page.
          splitBehavior: ({ routeId }) =>
            String(routeId).includes('/_account/')
              ? [['loader', 'component']]
              : [['loader'], ['component'], ['errorComponent'], ['notFoundComponent']],
        },
      },
      // The address of each function that a first visit may call is part of it, and a whole hash does not compress.
      serverFns: {
        generateFunctionId: ({ filename, functionName }) =>
          createHash('sha256').update(`${filename}--${functionName}`).digest('hex').slice(0, 16),
      },
      importProtection: { behavior: 'error' },
    }),
    lazyServerCalls(),
    privateManifest,
    viteReact(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
  ],
});
