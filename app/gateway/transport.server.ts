import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { env, isDemoWorld } from '#app/platform/env.server.ts';
import { openOnce } from '#app/platform/open-once.ts';
import { readSecrets } from '#app/platform/secrets.server.ts';
import { openDatabase } from '#app/store/database.server.ts';
import {
  createBackend,
  isBackendPath,
  migrateBackend,
  seedDemoWorld,
  type Backend,
} from '#backend/server/index.ts';
import { serveVideo } from '#backend/server/video/serve-video.ts';
import { createVideoHost, isVideoPath } from '#backend/server/video/video-host.ts';

/** The password of every person of the demo world (README). */
const demoPassword = 'astera-demo';

/** The back end as a `fetch`, and the credential the app itself uses towards it (ADR 0003). */
export interface Transport extends Backend {
  readonly serviceAuthorization: string;
  /** The video host's api key. */
  readonly videoAuthorization: string;
  /** Answers a GET for a stored video, with ranges; null when there is none. The caller has checked who asks. */
  readonly serveVideo: (
    videoId: string,
    request: Request,
    downloadAs?: string,
  ) => Promise<Response | null>;
}

function keyBytes(base64: string): Uint8Array {
  return new Uint8Array(Buffer.from(base64, 'base64'));
}

async function openEmbeddedBackend(): Promise<Transport> {
  const secrets = readSecrets();
  const clock = () => new Date();
  const database = await openDatabase();
  await migrateBackend(database);
  const videos = createVideoHost({
    folder: join(env.DATA_DIR, 'videos'),
    apiKey: secrets.serviceSecret,
    secret: keyBytes(secrets.videoKey),
    clock,
  });
  if (isDemoWorld) {
    await seedDemoWorld(database, {
      clock,
      password: demoPassword,
      storeVideo: async (fileName) => {
        const clip = await readFile(join(env.DEMO_MEDIA_DIR, fileName));
        return videos.put(new Uint8Array(clip), { title: fileName });
      },
    });
  }
  const backend = createBackend({
    database,
    clock,
    secrets: { jwtKey: keyBytes(secrets.jwtKey) },
    serviceKey: secrets.serviceKey,
    serviceSecret: secrets.serviceSecret,
    videos: videos.fetch,
    onError: (error) => console.error(error),
  });
  const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
  return {
    fetch: backend.fetch,
    close: async () => {
      await backend.close();
      await videos.close();
    },
    serviceAuthorization: basic(`${secrets.serviceKey}:${secrets.serviceSecret}`),
    videoAuthorization: basic(`${secrets.serviceSecret}:`),
    serveVideo: async (videoId, request, downloadAs) => {
      const video = await videos.open(videoId);
      return video && serveVideo(video, request, downloadAs === undefined ? {} : { downloadAs });
    },
  };
}

const transport = openOnce(openEmbeddedBackend);

/** The one back end of this process, opened, migrated and seeded at the first call. @throws when it cannot be, each time anew */
export const openTransport = transport.open;

/** True for a path of the embedded back end or its video host; false for all of them when `BACKEND_URL` is set. */
export function embeddedOwns(url: URL): boolean {
  return env.BACKEND_URL === undefined && (isBackendPath(url) || isVideoPath(url.pathname));
}

/** Ends the back end of this process, when one was opened: waits for its answers and writes. */
export async function closeTransport(): Promise<void> {
  const opened = await transport.current();
  await opened?.close();
}
