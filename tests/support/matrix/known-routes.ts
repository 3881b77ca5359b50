import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { routes } from '#backend/http/routes.ts';
import { diskStorage } from '#backend/modules/video/storage/disk-storage.ts';
import { videoRoutes } from '#backend/modules/video/video-host.ts';
import { createVideoStore } from '#backend/modules/video/video-store.ts';
import { createVideoTokens } from '#backend/modules/video/video-tokens.ts';
import { aloneInStorage } from '#backend/modules/video/video-turns.ts';

/** One method of one route that there is. */
export interface KnownRoute {
  readonly method: string;
  /** What its paths are like. */
  readonly path: RegExp;
}

/** The routes of `app/routes` with the methods that each answers: `GET /my-orders/detail`. */
export async function siteRouteNames(): Promise<string[]> {
  const files = await readdir('app/routes', { recursive: true });
  const found = await Promise.all(
    files
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('route.tsx'))
      .map(async (file) => {
        const text = await readFile(join('app/routes', file), 'utf8');
        const [, id] = /createFileRoute\(\s*'([^']+)'/.exec(text) ?? [];
        if (id === undefined) return [];
        const route = id.replace('/{-$locale}', '').replace('/_account', '');
        const methods = [...text.matchAll(/\b(GET|HEAD|POST|PUT|PATCH|DELETE):/g)];
        const names = methods.map(([, method]) => `${method} ${route}`);
        return text.includes('handlers:') ? names : [`GET ${route}`];
      }),
  );
  return found.flat();
}

/** The endpoints of the embedded back end. */
export function wordpressRoutes(): readonly KnownRoute[] {
  return routes;
}

/** The paths of the embedded video host. */
export function videoHostRoutes(): readonly KnownRoute[] {
  const clock = () => new Date();
  const storage = diskStorage('never-written');
  const tokens = createVideoTokens({ apiKeys: [], secret: new Uint8Array(32), clock });
  const across = aloneInStorage;
  const store = createVideoStore(storage, clock, across);
  const routes = videoRoutes({ storage, store, tokens, clock, across });
  return routes.flatMap(({ path, methods }) =>
    Object.keys(methods).map((method) => ({
      method,
      path: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('{}', '[^/]+')}$`),
    })),
  );
}
