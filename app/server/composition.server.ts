import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { env, isDemoWorld } from '#app/platform/settings/env.server.ts';
import type { AnswerStore } from '#app/platform/cache/answer-store.ts';
import { broadcastInvalidation } from '#app/platform/cache/broadcast-invalidation.ts';
import { openOnce } from '#app/platform/process/open-once.ts';
import { readSecrets } from '#app/platform/secret/secrets.server.ts';
import { openDatabaseWithClient } from '#app/server/db/database.server.ts';
import { openSharedLock, type SharedLock } from '#app/server/db/shared-lock.server.ts';
import { putDemoTables } from '#app/server/clips/store/demo-clips.server.ts';
import { openWordpressMemory } from '#app/server/wordpress/store/wordpress-store.server.ts';
import {
  createBackend,
  demoClips,
  hideEarlierProofs,
  removeLeftProofs,
  isBackendPath,
  migrateBackend,
  seedDemoWorld,
  type Backend,
} from '#backend/server.ts';
import { hashPassword, passwordMatches } from '#backend/modules/people/password.ts';
import { diskStorage } from '#backend/modules/video/storage/disk-storage.ts';
import { openS3Bucket } from '#backend/modules/video/storage/s3-bucket.ts';
import { s3Storage } from '#backend/modules/video/storage/s3-storage.ts';
import { attachment } from '#backend/modules/video/transfer/serve-video.ts';
import { videoFiles, type VideoFiles } from '#backend/modules/video/video-files.ts';
import {
  createVideoHost,
  isVideoPath,
  isWatchPath,
  type VideoHost,
} from '#backend/modules/video/video-host.ts';

import { callKindOf, fileTimeoutMs, limitOf } from '#app/server/backend/limits.server.ts';
import { externalVideoHost } from '#app/server/backend/video/external-video-host.server.ts';
import { resilientFetch } from '#app/server/backend/resilient-fetch.server.ts';
import { type WordpressBackend } from '#app/server/wordpress/wordpress-backend.server.ts';
import { createWordpress } from './wordpress/create-wordpress.server.ts';

/** The back end's hashing of passwords, for the one password that the app itself keeps. */
export { hashPassword, passwordMatches };

/** The password of every person of the demo world (README). */
const demoPassword = 'astera-demo';
/** The video host's api key of the demo world, for trying it out with other clients (docs/operate/videos.md). */
const demoVideoKey = 'astera-demo-video-key';

/** A consumer key of the demo world, of its manager (docs/operate/api.md). */
const demoConsumerKey = { key: 'ck_astera_demo', secret: 'cs_astera_demo', login: 'manager' };

/** The back end as a `fetch`, and the credential the app itself uses towards it (ADR 0003). */
export interface Transport extends Backend {
  readonly serviceAuthorization: string;
  /**
   * What is shown where something is made that is to be a person's own, after our own check: the service credential,
   * or that person's token where the back end gives everything to anyone who makes it.
   */
  readonly authorizationOf: (token: string) => string;
  /**
   * What the app shows when it asks in the name of a visitor who is no one yet, so that it hears what callers without a
   * key are not told; left out beside a WordPress, which takes no key there (ADR 0072).
   */
  readonly appAuthorization?: string;
  /** Whose pictures are changed from here: only those of stores, or everyone's where this is left out. */
  readonly pictures?: 'stores';
  /** True where the site's pages and menus are not written from here. */
  readonly lacksSiteEditing?: boolean;
  /** How old an answer about who someone is may be, in milliseconds; left out where each call asks. */
  readonly standingAgeMs?: number;
  /** True where an account is deleted by the operator, in the back end (ADR 0069). */
  readonly lacksAccountErasure?: boolean;
  /** What is kept of a WordPress beside what pages remember, to be forgotten when someone changed it there. */
  readonly kept?: Pick<WordpressBackend, 'forgetGoods' | 'forgetSellers'>;
  /** Where answers for everyone are kept; left out where the back end is as near. */
  readonly cachedResponses?: AnswerStore;
  /** The video host's api key. */
  readonly videoAuthorization: string;
  /**
   * Answers a GET for a stored video: sends to an address that is good for an hour, or with the bytes themselves, with
   * ranges; null when there is none. The caller has checked who asks.
   */
  readonly serveVideo: (
    videoId: string,
    request: Request,
    downloadAs?: string,
  ) => Promise<Response | null>;
  /** Files that the app makes of videos, in the storage of the embedded video host, also beside another host. */
  readonly files: VideoFiles;
}

function keyBytes(base64: string): Uint8Array {
  return new Uint8Array(Buffer.from(base64, 'base64'));
}

interface Parts {
  readonly handles: Awaited<ReturnType<typeof openDatabaseWithClient>>;
  readonly secrets: ReturnType<typeof readSecrets>;
  readonly clock: () => Date;
  readonly videos: VideoHost;
  readonly across: SharedLock['take'] | undefined;
}

async function openEmbeddedBackend({ handles, secrets, clock, videos, across }: Parts) {
  const { database, patient } = handles;
  if (isDemoWorld) {
    const seed = () =>
      seedDemoWorld(patient, {
        clock,
        password: demoPassword,
        storeVideo: async (fileName) =>
          videos.put(await readFile(join(env.DEMO_MEDIA_DIR, fileName)), { title: fileName }),
        onSeeded: async (seeded) =>
          putDemoTables(seeded, await demoClips(), videoFiles(videos), clock()),
      });
    // Of several processes that start together one stores the clips.
    await (across ? across('demo-world', seed) : seed());
  }
  const mediaFolder = join(env.DATA_DIR, 'media');
  await hideEarlierProofs(patient, mediaFolder);
  await removeLeftProofs(patient, mediaFolder, clock());
  const backend = createBackend({
    database,
    clock,
    secrets: { jwtKey: keyBytes(secrets.jwtKey) },
    serviceKey: secrets.serviceKey,
    serviceSecret: secrets.serviceSecret,
    consumerKeys: [
      ...(isDemoWorld ? [demoConsumerKey] : []),
      ...(env.CONSUMER ? [env.CONSUMER] : []),
    ],
    mediaFolder,
    videos: (request) => fetchVideos(videos, request),
    onError: (error) => console.error(error),
  });
  const serviceAuthorization = basic(`${secrets.serviceKey}:${secrets.serviceSecret}`);
  return {
    ...backend,
    serviceAuthorization,
    appAuthorization: serviceAuthorization,
    authorizationOf: () => serviceAuthorization,
  };
}

/** All that is asked by GraphQL are queries. */
function isWordpressRead({ method, url }: Request): boolean {
  return method === 'GET' || new URL(url).pathname.endsWith('/index.php');
}

/** What is no JSON is a file, such as a picture: it takes longer than a word. */
function wordpressLimitMs({ method, headers, url }: Request): number {
  const isFile = method !== 'GET' && !isJson(headers);
  return isFile ? fileTimeoutMs : limitOf(callKindOf(new URL(url).pathname, method, false));
}

function isJson(headers: Headers): boolean {
  return /\bjson\b/i.test(headers.get('content-type') ?? '');
}

/** All that is asked is answered in JSON. */
function isWordpressAnswer({ headers }: Response): boolean {
  return isJson(headers);
}

/** A WordPress keeps the shop, and the video host in this process the videos, unless another one is set. */
async function openWordpress({ url, key, secret }: NonNullable<typeof env.BACKEND>, parts: Parts) {
  const { videos, clock } = parts;
  const serviceAuthorization = basic(`${key}:${secret}`);
  const memory = await openWordpressMemory(url);
  const steady = resilientFetch(fetch, {
    pauseMs: env.BACKEND_PAUSE_MS,
    timeoutMs: limitOf('read'),
    limitMs: wordpressLimitMs,
    isRead: isWordpressRead,
    isOwn: isWordpressAnswer,
    onPause: (isPaused) =>
      isPaused
        ? console.error('The back end fails: it is left alone for a moment, then asked again')
        : console.info('The back end answers again'),
  });
  const wordpress = createWordpress({
    url,
    serviceAuthorization,
    memory,
    clock,
    timeoutMs: limitOf('change'),
    together: broadcastInvalidation,
    fetch: (input, init) => steady(new Request(input, init)),
  });
  return {
    async fetch(request: Request) {
      const isVideo = isVideoPath(new URL(request.url).pathname);
      return (isVideo && (await fetchVideos(videos, request))) || wordpress(request);
    },
    close: async () => memory.close(),
    kept: wordpress,
    serviceAuthorization,
    authorizationOf: (token: string) => `Bearer ${token}`,
    // A fan may send WordPress no file, and WooCommerce shows no picture of its own beside an account.
    pictures: 'stores' as const,
    // WooCommerce's key counts for nothing outside WooCommerce, and no plugin writes menus.
    lacksSiteEditing: true,
    standingAgeMs: 15_000,
    // WooCommerce's key deletes no account that has another role than a customer's, and leaves its orders as they were.
    lacksAccountErasure: true,
    cachedResponses: memory.answers,
  };
}

async function openBackend(): Promise<Transport> {
  const secrets = readSecrets();
  const clock = () => new Date();
  const handles = await openDatabaseWithClient();
  // First of all, so that nothing else is begun while the database is away.
  if (!env.BACKEND) await migrateBackend(handles.patient);
  const across = openSharedLock()?.take;
  const videos = openVideos(secrets, clock, across);
  const parts = { handles, secrets, clock, videos, across };
  const backend = await (env.BACKEND
    ? openWordpress(env.BACKEND, parts)
    : openEmbeddedBackend(parts));
  return {
    ...backend,
    close: async () => {
      await backend.close();
      await videos.close();
    },
    videoAuthorization: basic(`${env.VIDEO?.apiKey ?? secrets.serviceSecret}:`),
    serveVideo: (videoId, request, downloadAs) =>
      serveStoredVideo(videos, videoId, request, downloadAs),
    files: videoFiles(videos),
  };
}

const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;

const external = env.VIDEO && externalVideoHost(env.VIDEO.host, basic(`${env.VIDEO.apiKey}:`));

/** The embedded video host: over a bucket, when one is set, else over a folder. */
function openVideos(
  secrets: ReturnType<typeof readSecrets>,
  clock: () => Date,
  across: Parts['across'],
): VideoHost {
  const folder = join(env.DATA_DIR, 'videos');
  return createVideoHost({
    storage: env.S3
      ? s3Storage(openS3Bucket(env.S3), join(folder, 'incoming'))
      : diskStorage(folder),
    apiKeys: [secrets.serviceSecret, ...(isDemoWorld ? [demoVideoKey] : [])],
    secret: keyBytes(secrets.videoKey),
    clock,
    ...(across && { across }),
  });
}

/** Videos of another host go there; what the demo world brought along stays in the embedded one. */
async function fetchVideos(videos: VideoHost, request: Request): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  if (!external || !isVideoPath(pathname) || isWatchPath(pathname)) return videos.fetch(request);
  return external.fetch(request);
}

async function serveStoredVideo(
  videos: VideoHost,
  videoId: string,
  request: Request,
  downloadAs?: string,
): Promise<Response | null> {
  const path = await videos.watchPath(videoId, downloadAs);
  if (path !== null) {
    const headers = { location: path, 'cache-control': 'private, no-store' };
    return new Response(null, { status: 302, headers });
  }
  const disposition = downloadAs === undefined ? undefined : attachment(`${downloadAs}.mp4`);
  return (await external?.serveVideo(videoId, request, disposition)) ?? null;
}

const transport = openOnce(openBackend);

/** The one back end of this process, opened, migrated and seeded at the first call, or again where that failed. */
export const openTransport = transport.open;

/** Whether a path is one of the embedded back end's own, not of its video host. */
export const isShopPath: (url: URL) => boolean = isBackendPath;

/** Whether a path is answered here: of the back end unless `BACKEND_URL` is set, of the video host, of videos. */
export function embeddedOwns(url: URL): boolean {
  if (isWatchPath(url.pathname)) return true;
  if (env.BACKEND_URL !== undefined) return false;
  return isBackendPath(url) || (env.VIDEO === undefined && isVideoPath(url.pathname));
}

/** Ends the back end of this process, when one was opened: waits for its answers and writes. */
export async function closeTransport(): Promise<void> {
  const opened = await transport.current();
  await opened?.close();
}
