import { peerAddress } from '#app/platform/request/peer-address.server.ts';
import { readStoredVideo } from '#app/server/backend/video/stored-video.server.ts';
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
 * Serves the video of a gift, with ranges, to everyone who has its link: 200, 206, 416, 429, or 404 with the same bytes
 * for each token that opens nothing now. No address of the video is given away: a link that is taken back ends at once.
 */
export async function answerWithGiftVideo(request: Request, token: string): Promise<Response> {
  try {
    const videoId = await findGiftVideo(await openGiftDesk(), token, peerAddress());
    const answer = await readStoredVideo(videoId, request);
    if (!answer) throw new AppError('not_found');
    const served = new Response(answer.body, answer);
    for (const [name, value] of Object.entries(headers)) served.headers.set(name, value);
    return served;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return Response.json({ code: error.code }, { status: error.status, headers });
  }
}
