import * as v from 'valibot';

import { Video } from '#backend/contract/video/video.ts';
import { videoPaths } from '#backend/contract/video/video-paths.ts';

/** A video host other than the embedded one. */
export interface ExternalVideoHost {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Responds to a GET for a stored video, with ranges; null if there is none, 503 while the host is processing it. */
  readonly serveVideo: (
    videoId: string,
    request: Request,
    disposition?: string,
  ) => Promise<Response | null>;
}

/** The forwarded response headers: none that could set a cookie here or allow caching. */
const passedOn = ['accept-ranges', 'content-length', 'content-range', 'content-type', 'etag'];
const answerTimeoutMs = 10_000;

function notReady(): Response {
  const headers = { 'retry-after': '10', 'cache-control': 'private, no-store' };
  return new Response(null, { status: 503, headers });
}

/** The start of a video's response, which must arrive soon; the rest takes as long as someone watches. */
async function begun(address: string, request: Request): Promise<Response> {
  const asked = new Headers();
  for (const name of ['range', 'if-range']) {
    const value = request.headers.get(name);
    if (value !== null) asked.set(name, value);
  }
  const given = new AbortController();
  const late = setTimeout(
    () => given.abort(new Error('The video host did not answer.')),
    answerTimeoutMs,
  );
  const leave = () => given.abort(request.signal.reason);
  if (request.signal.aborted) leave();
  request.signal.addEventListener('abort', leave, { once: true });
  try {
    return await fetch(address, { method: request.method, headers: asked, signal: given.signal });
  } finally {
    clearTimeout(late);
    // From here on, the reader of the body decides when to stop.
    request.signal.removeEventListener('abort', leave);
  }
}

/**
 * A video host with an api.video-compatible API, such as api.video itself.
 * @param origin such as `https://ws.api.video`
 */
export function externalVideoHost(origin: string, authorization: string): ExternalVideoHost {
  /** The current URL of a video's bytes. Other hosts sign such URLs too, so none is cached. */
  async function addressOf(videoId: string): Promise<string | 'not ready' | null> {
    const response = await fetch(new URL(videoPaths.video(videoId), origin), {
      headers: { authorization },
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
    // An unread body would keep its connection open.
    if (!response.ok) await response.body?.cancel();
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`The video host answered ${response.status}.`);
    return v.parse(Video, await response.json()).assets.mp4 ?? 'not ready';
  }

  return {
    fetch(request) {
      const { method, headers, body, signal } = request;
      // Passes the original signal: that of an unreferenced copy of the request never fires.
      const sent: RequestInit & { duplex: 'half' } = {
        ...{ method, headers, body, signal },
        ...{ duplex: 'half', redirect: 'error' },
      };
      return fetch(new URL(new URL(request.url).pathname, origin), sent);
    },
    async serveVideo(videoId, request, disposition) {
      const address = await addressOf(videoId);
      if (address === null) return null;
      if (address === 'not ready') return notReady();
      const response = await begun(address, request);
      if (![200, 206, 416].includes(response.status)) {
        await response.body?.cancel();
        // The host knows the video and returns its URL before the file exists (api.video encodes first).
        return notReady();
      }
      const headers = new Headers({
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      });
      for (const name of passedOn) {
        const value = response.headers.get(name);
        if (value !== null) headers.set(name, value);
      }
      if (disposition !== undefined) headers.set('content-disposition', disposition);
      return new Response(response.body, { status: response.status, headers });
    },
  };
}
