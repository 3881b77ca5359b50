import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';

import * as v from 'valibot';

import {
  ApiKeyRequest,
  RefreshRequest,
  VideoCreation,
  videoPaths,
} from '#backend/contract/video.ts';
import { videoMaxBytes } from '#domain/video.ts';

import { readChunkPlace } from './content-range.ts';
import { receiveForm } from './receive-form.ts';
import { serveVideo, type PlayableVideo } from './serve-video.ts';
import { statusAnswer, videoAnswer } from './video-answers.ts';
import { openVideoFolder } from './video-folder.ts';
import { problemResponse, VideoRefusal } from './video-problem.ts';
import { bytesAllowed, createVideoStore } from './video-store.ts';
import { createVideoTokens, type VideoClock } from './video-tokens.ts';
import { writeStream } from './write-stream.ts';

export interface VideoHost {
  /**
   * Answers a request for one of the host's own paths; null for any other path.
   * Rejects only on a fault of its own, such as a full disk.
   */
  fetch(request: Request): Promise<Response | null>;
  /** Stores a whole file past HTTP, as the seed does. */
  put(
    source: ReadableStream<Uint8Array> | Uint8Array,
    options: { readonly title: string },
  ): Promise<{ videoId: string; bytes: number }>;
  /** @returns null for an unknown video and for one that is not complete */
  open(videoId: string): Promise<PlayableVideo | null>;
  /** Waits for the writes that have begun. */
  close(): Promise<void>;
}

/** Multipart boundaries and headers around a file, generously. */
const formOverheadBytes = 64 * 1_024;
const jsonMaxBytes = 16 * 1_024;

/**
 * The embedded video host: speaks the api.video shape (spec §7) over files in one folder, which one process at a time
 * may use. Any bytes are stored; those that are no video are never playable.
 * @param options.folder made when it is not there
 * @param options.apiKey what `POST /auth/api-key` and Basic sign-in expect
 * @param options.secret at least 32 bytes, signs the tokens
 * @param options.origin public origin for addresses in answers; that of the request when left out
 */
export function createVideoHost(options: {
  readonly folder: string;
  readonly apiKey: string;
  readonly secret: Uint8Array;
  readonly clock: VideoClock;
  readonly origin?: string;
}): VideoHost {
  const tokens = createVideoTokens(options);
  const folder = openVideoFolder(options.folder);
  const store = createVideoStore(folder, options.clock);

  async function answer(request: Request, url: URL): Promise<Response> {
    if (url.pathname === videoPaths.apiKey) return logIn(request);
    if (url.pathname === videoPaths.refresh) return refresh(request);
    if (!(await tokens.admits(request.headers.get('authorization')))) {
      throw new VideoRefusal('authentication-failed');
    }
    if (url.pathname === videoPaths.videos) return create(request, url);
    const [, family, videoId = '', ...rest] = url.pathname.split('/');
    const path = `/${[family, ...rest].join('/')}`;
    if (path === '/videos') return show(request, url, videoId);
    if (path === '/videos/source') return receive(request, url, videoId);
    if (path === '/videos/status') return status(request, videoId);
    if (path === '/vod/mp4/source.mp4') return play(request, videoId);
    throw new VideoRefusal('resource-not-found');
  }

  async function logIn(request: Request): Promise<Response> {
    expectMethod(request, 'POST');
    const { apiKey } = await readJson(request, ApiKeyRequest);
    if (!tokens.isApiKey(apiKey)) throw wrongCredentials('apiKey');
    return json(await tokens.issue());
  }

  async function refresh(request: Request): Promise<Response> {
    expectMethod(request, 'POST');
    const { refreshToken } = await readJson(request, RefreshRequest);
    const issued = await tokens.refresh(refreshToken);
    if (issued === null) throw wrongCredentials('refreshToken');
    return json(issued);
  }

  async function create(request: Request, url: URL): Promise<Response> {
    expectMethod(request, 'POST');
    const { title } = await readJson(request, VideoCreation);
    return json(videoAnswer(await store.create(title), options.origin ?? url.origin), 201);
  }

  async function show(request: Request, url: URL, videoId: string): Promise<Response> {
    expectMethod(request, 'GET', 'DELETE');
    const record = await known(videoId);
    if (request.method === 'GET') return json(videoAnswer(record, options.origin ?? url.origin));
    await store.remove(videoId);
    return new Response(null, { status: 204 });
  }

  async function status(request: Request, videoId: string): Promise<Response> {
    expectMethod(request, 'GET');
    return json(statusAnswer(await known(videoId)));
  }

  async function receive(request: Request, url: URL, videoId: string): Promise<Response> {
    expectMethod(request, 'POST');
    const place = readChunkPlace(request.headers.get('content-range'));
    if (Number(request.headers.get('content-length')) > videoMaxBytes + formOverheadBytes) {
      throw new VideoRefusal('uploaded-file-too-large');
    }
    await known(videoId);
    const received = await receiveForm(request, await folder.incoming(), bytesAllowed(place));
    const record = await store.add(videoId, place, received);
    return json(videoAnswer(record, options.origin ?? url.origin), 201);
  }

  async function play(request: Request, videoId: string): Promise<Response> {
    expectMethod(request, 'GET', 'HEAD');
    const video = await store.open(videoId);
    if (video === null) throw new VideoRefusal('resource-not-found');
    return serveVideo(video, request);
  }

  async function known(videoId: string) {
    const record = await store.read(videoId);
    if (record === null) throw new VideoRefusal('resource-not-found');
    return record;
  }

  return {
    async fetch(request) {
      const url = new URL(request.url);
      if (!isVideoPath(url.pathname)) return null;
      try {
        return await answer(request, url);
      } catch (error) {
        if (error instanceof VideoRefusal) return problemResponse(error);
        throw error;
      }
    },
    async put(source, { title }) {
      const whole = { kind: 'whole' } as const;
      const received = await writeStream(
        chunksOf(source),
        await folder.incoming(),
        bytesAllowed(whole),
      );
      const { videoId } = await store.create(title);
      await store.add(videoId, whole, received);
      return { videoId, bytes: received.bytes };
    },
    open: (videoId) => store.open(videoId),
    close: () => folder.settle(),
  };
}

/** True for a path of the video host, so that a host knows what to hand over. */
export function isVideoPath(path: string): boolean {
  return (
    path === videoPaths.apiKey ||
    path === videoPaths.refresh ||
    path === videoPaths.videos ||
    path.startsWith(`${videoPaths.videos}/`) ||
    path.startsWith('/vod/')
  );
}

function wrongCredentials(field: string): VideoRefusal {
  return new VideoRefusal('authentication-invalid-user-credentials', field);
}

function expectMethod(request: Request, ...methods: readonly string[]): void {
  if (!methods.includes(request.method)) throw new VideoRefusal('method-not-allowed');
}

function json(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}

/** Reads a small JSON body, whatever its declared type: the official browser client sends text/plain. */
async function readJson<T extends v.GenericSchema>(
  request: Request,
  schema: T,
): Promise<v.InferOutput<T>> {
  const bytes: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body === null ? [] : chunksOf(request.body)) {
    length += chunk.byteLength;
    if (length > jsonMaxBytes) throw new VideoRefusal('request-invalid-body');
    bytes.push(chunk);
  }
  try {
    return v.parse(schema, JSON.parse(Buffer.concat(bytes).toString('utf8')));
  } catch {
    throw new VideoRefusal('request-invalid-body');
  }
}

function chunksOf(source: ReadableStream<Uint8Array> | Uint8Array): AsyncIterable<Uint8Array> {
  if (source instanceof Uint8Array) return Readable.from([source]);
  // The two declarations of web streams, Node's and the DOM's, describe the same object.
  return Readable.fromWeb(source as unknown as NodeReadableStream<Uint8Array>);
}
