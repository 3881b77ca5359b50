import { videoPaths } from '#backend/contract/video/video-paths.ts';
import { ApiKeyRequest, RefreshRequest } from '#backend/contract/video/video-sign-in.ts';

import type { PlayableVideo } from './transfer/serve-video.ts';
import { uploadTokenEndpoints } from './upload-token-endpoints.ts';
import { videoEndpoints } from './video-endpoints.ts';
import { videoExtras } from './video-extras.ts';
import { libraryEndpoints } from './video-library.ts';
import { isStorageFull, problemResponse, VideoRefusal } from './video-problem.ts';
import { json, readJson, type VideoCall } from './video-request.ts';
import { isPreflight, openToOrigins } from './video-origins.ts';
import { endpointFor, findRoute, type VideoRoute } from './video-routes.ts';
import type { VideoStorage } from './storage/video-storage.ts';
import { bytesAllowed, createVideoStore } from './video-store.ts';
import { createVideoTokens, type VideoClock, type VideoTokens } from './video-tokens.ts';
import { aloneInStorage, type AcrossProcesses } from './video-turns.ts';
import { writeStream } from './storage/write-stream.ts';

export interface VideoHost {
  /** Handles a request for one of the host's own paths; null for any other path. Rejects only on an internal error. */
  fetch(request: Request): Promise<Response | null>;
  /** Stores a whole file without HTTP, for the seed. */
  put(
    source: ReadableStream<Uint8Array> | Uint8Array,
    options: { readonly title: string },
  ): Promise<{ videoId: string; bytes: number }>;
  /** Removes what `put` stored, without HTTP; nothing happens if it is gone. */
  remove(videoId: string): Promise<void>;
  /** @returns null for an unknown or incomplete video */
  open(videoId: string): Promise<PlayableVideo | null>;
  /**
   * A path where anyone who knows it may watch the video for an hour.
   * @param downloadAs downloads the video instead, under this name plus the file's extension
   * @returns null for an unknown or incomplete video
   */
  watchPath(videoId: string, downloadAs?: string): Promise<string | null>;
  /** Waits for writes in flight. */
  close(): Promise<void>;
}

/**
 * The embedded video host: implements the api.video API (spec §7) on a storage, which several processes may share. It
 * stores any bytes; those that are not a video are never playable.
 * @param options.apiKeys accepted by `POST /auth/api-key` and Basic authentication
 * @param options.secret at least 32 bytes, signs the tokens
 * @param options.across locks other processes out of what one is changing; no locking if omitted
 * @param options.origin public origin of URLs in responses; defaults to that of the request
 */
export function createVideoHost(options: {
  readonly storage: VideoStorage;
  readonly apiKeys: readonly string[];
  readonly secret: Uint8Array;
  readonly clock: VideoClock;
  readonly across?: AcrossProcesses;
  readonly origin?: string;
}): VideoHost {
  const { storage, clock, across = aloneInStorage } = options;
  const tokens = createVideoTokens(options);
  const store = createVideoStore(storage, clock, across);
  const routes = videoRoutes({ storage, store, tokens, clock, across });

  async function answer(request: Request, url: URL): Promise<Response> {
    const found = findRoute(routes, url.pathname);
    const isOpen = found?.route.isOpen === true;
    if (!isOpen && !(await tokens.admits(request.headers.get('authorization')))) {
      throw new VideoRefusal('authentication-failed');
    }
    if (found === null) throw new VideoRefusal('resource-not-found');
    const { route, names } = found;
    const origin = options.origin ?? url.origin;
    return endpointFor(route, request.method)({ request, url, names, origin });
  }

  async function answerOrProblem(request: Request, url: URL): Promise<Response> {
    try {
      return await answer(request, url);
    } catch (error) {
      if (error instanceof VideoRefusal) return problemResponse(error);
      if (isStorageFull(error)) return problemResponse(new VideoRefusal('storage-full'));
      throw error;
    }
  }

  return {
    async fetch(request) {
      const url = new URL(request.url);
      if (!isVideoPath(url.pathname)) return null;
      if (isPreflight(request)) return openToOrigins(new Response(null, { status: 204 }), request);
      return openToOrigins(await answerOrProblem(request, url), request);
    },
    async put(source, { title }) {
      const whole = { kind: 'whole' } as const;
      const bytes = source instanceof Uint8Array ? [source] : source;
      const received = await writeStream(bytes, await storage.incoming(), bytesAllowed(whole));
      const { videoId } = await store.create(title);
      await store.add(videoId, whole, received);
      return { videoId, bytes: received.bytes };
    },
    remove: (videoId) => store.remove(videoId),
    open: (videoId) => store.open(videoId),
    async watchPath(videoId, downloadAs) {
      if ((await store.open(videoId)) === null) return null;
      return videoPaths.watch(videoId, await tokens.watchToken(videoId, downloadAs));
    },
    close: () => store.settle(),
  };
}

/** Every path of the host with its methods. */
export function videoRoutes({
  storage,
  store,
  tokens,
  clock,
  across,
}: {
  storage: VideoStorage;
  store: ReturnType<typeof createVideoStore>;
  tokens: VideoTokens;
  clock: VideoClock;
  across: AcrossProcesses;
}): readonly VideoRoute[] {
  const library = libraryEndpoints(storage, clock);
  const videos = videoEndpoints(storage, store, tokens, library);
  const uploads = uploadTokenEndpoints(storage, store, clock, across);
  const extras = videoExtras(storage, store);
  const {
    addCaption: POST,
    showCaption: GET,
    changeCaption: PATCH,
    removeCaption: DELETE,
  } = extras;
  return [
    { path: videoPaths.apiKey, isOpen: true, methods: { POST: logIn(tokens) } },
    { path: videoPaths.refresh, isOpen: true, methods: { POST: refresh(tokens) } },
    { path: videoPaths.videos, methods: { GET: videos.list, POST: videos.create } },
    {
      path: '/videos/{}',
      methods: { GET: videos.show, PATCH: videos.change, DELETE: videos.remove },
    },
    { path: '/videos/{}/source', methods: { POST: videos.receive } },
    { path: '/videos/{}/status', methods: { GET: videos.status } },
    {
      path: '/videos/{}/thumbnail',
      methods: { POST: extras.setThumbnail, PATCH: extras.pickThumbnail },
    },
    { path: '/videos/{}/captions', methods: { GET: extras.listCaptions } },
    { path: '/videos/{}/captions/{}', methods: { GET, POST, PATCH, DELETE } },
    { path: '/vod/{}/captions/{}', methods: { GET: extras.readCaption } },
    { path: '/vod/{}/mp4/source.mp4', methods: { GET: videos.play } },
    { path: '/vod/{}/token/{}/mp4/source.mp4', isOpen: true, methods: { GET: videos.watch } },
    { path: videoPaths.upload, isOpen: true, methods: { POST: uploads.upload } },
    { path: videoPaths.uploadTokens, methods: { GET: uploads.list, POST: uploads.create } },
    { path: '/upload-tokens/{}', methods: { GET: uploads.show, DELETE: uploads.remove } },
    { path: '/watermarks', methods: { GET: library.listWatermarks, POST: library.addWatermark } },
    { path: '/watermarks/{}', methods: { DELETE: library.removeWatermark } },
    { path: '/players', methods: { GET: library.listThemes, POST: library.addTheme } },
    {
      path: '/players/{}',
      methods: { GET: library.showTheme, PATCH: library.changeTheme, DELETE: library.removeTheme },
    },
    { path: '/players/{}/logo', methods: { GET: library.showLogo, POST: library.setLogo } },
  ];
}

const ownPath =
  /^\/(?:auth\/(?:api-key|refresh)|upload|upload-tokens(?:\/.*)?|(?:videos|watermarks|players)(?:\/.*)?|vod\/.*)$/;

/** True for a path of the video host, so that a host knows which requests to pass on. */
export function isVideoPath(path: string): boolean {
  return ownPath.test(path);
}

/** True for a URL where anyone who knows it may watch a video. */
export function isWatchPath(path: string): boolean {
  return /^\/vod\/[^/]+\/token\//.test(path);
}

function logIn(tokens: VideoTokens) {
  return async ({ request }: VideoCall): Promise<Response> => {
    const { apiKey } = await readJson(request, ApiKeyRequest);
    if (!tokens.isApiKey(apiKey)) throw wrongCredentials('apiKey');
    return json(await tokens.issue());
  };
}

function refresh(tokens: VideoTokens) {
  return async ({ request }: VideoCall): Promise<Response> => {
    const { refreshToken } = await readJson(request, RefreshRequest);
    const issued = await tokens.refresh(refreshToken);
    if (issued === null) throw wrongCredentials('refreshToken');
    return json(issued);
  };
}

function wrongCredentials(field: string): VideoRefusal {
  return new VideoRefusal('authentication-invalid-user-credentials', field);
}
