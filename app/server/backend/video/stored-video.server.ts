import { openTransport } from '#app/server/composition.server.ts';

const passedOn = ['range', 'if-range'];

/**
 * Reads a stored video, wherever it is: the embedded host answers with an address that is good for an hour, which is
 * followed here, where other hosts answer with the bytes.
 * @param request its method, `range`, `if-range` and signal count
 * @returns the host's answer, such as 200, 206, 416 or 503; null if there is no such video
 */
export async function readStoredVideo(videoId: string, request: Request): Promise<Response | null> {
  const { serveVideo, fetch } = await openTransport();
  const answer = await serveVideo(videoId, request);
  const location = answer?.headers.get('location') ?? null;
  if (location === null) return answer;
  const headers = new Headers();
  for (const name of passedOn) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const { method, signal } = request;
  return fetch(new Request(new URL(location, request.url), { method, headers, signal }));
}

/** A request for a stored video that no one outside made. */
export function internalVideoRequest(init?: RequestInit): Request {
  return new Request('http://video.internal/', init);
}
