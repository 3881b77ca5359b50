import { fileURLToPath } from 'node:url';

import { createApp } from 'vinxi';

const oneYear = 'public, max-age=31536000, immutable';
const oneWeek = 'public, max-age=604800';

/** Not worth a line in the build: Ark marks each module with "use client", which means nothing in a server's bundle. */
const quiet = new Set(['CIRCULAR_DEPENDENCY', 'EVAL', 'MODULE_LEVEL_DIRECTIVE']);

/** What is deployed: the built client as static files and the site behind one HTTP handler (ADR 0001). */
export default createApp({
  server: {
    preset: process.env['SERVER_PRESET'] ?? 'node-server',
    compressPublicAssets: { gzip: true, brotli: true },
    routeRules: {
      '/static/**': { headers: { 'cache-control': oneYear } },
      // A changed font gets another name.
      '/fonts/**': { headers: { 'cache-control': oneYear } },
      '/demo/**': { headers: { 'cache-control': oneWeek } },
    },
    plugins: ['./app/http/guards.nitro.ts'],
    rollupConfig: {
      // In place of nitro's own, which is silent on the first two.
      onwarn: (warning, warn) => {
        if (!quiet.has(warning.code ?? '')) warn(warning);
      },
    },
  },
  routers: [
    {
      name: 'client',
      type: 'static',
      dir: fileURLToPath(new URL('./dist/client', import.meta.url)),
      base: '/',
    },
    { name: 'site', type: 'http', handler: './app/http/site.ts', target: 'server', base: '/' },
  ],
});
