import { peerAddress } from '#app/platform/request/peer-address.server.ts';
import { openTransport } from '#app/server/composition.server.ts';
import { AppError } from '#domain/app-error.ts';

import { openGiftDesk } from './gift-desk.server.ts';
import { findGiftVideo } from './received-gift.server.ts';

/** What every answer about a gift says: no cache keeps it, no search engine lists it. */
const headers = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

/**
 * The bytes of a video. The embedded host answers with an address that is good for an hour: it is followed here, since
 * a link that is taken back has to end at once.
 */
async function bytesOf(videoId: string, request: Request): Promise<Response | null> {
  const { serveVideo, fetch } = await openTransport();
  const answer = await serveVideo(videoId, request);
  const place = answer?.headers.get('location') ?? null;
  if (!answer || place === null) return answer;
  const asked = new Headers();
  for (const name of ['range', 'if-range']) {
    const value = request.headers.get(name);
    if (value !== null) asked.set(name, value);
  }
  const { method, signal } = request;
  return fetch(new Request(new URL(place, request.url), { method, headers: asked, signal }));
}

/**
 * Serves the video of a gift, with ranges, to everyone who has its link: 200, 206, 416, 429, or 404 with the same bytes
 * for each token that opens nothing now.
 */
export async function answerWithGiftVideo(request: Request, token: string): Promise<Response> {
  try {
    const videoId = await findGiftVideo(await openGiftDesk(), token, peerAddress());
    const answer = await bytesOf(videoId, request);
    if (!answer) throw new AppError('not_found');
    const served = new Response(answer.body, answer);
    for (const [name, value] of Object.entries(headers)) served.headers.set(name, value);
    return served;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return Response.json({ code: error.code }, { status: error.status, headers });
  }
}
