import { fanVideoBytes } from '#app/server/backend/video/fan-videos.server.ts';
import { releaseFanVideo, useFanVideo } from '#app/server/uploads/store/fan-videos.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { AppError } from '#domain/app-error.ts';
import { isCertain, withVoiceNote } from './voice-note.server.ts';
import type { OrderVideo } from '#domain/order/order-parts.ts';
import type { ServiceRequest } from '#domain/request/service-request.ts';

/**
 * Turns a request into an order line: its text answers and the fan's own video.
 * @param work places the order; if it is definitely refused, the video is available to another checkout
 * @param checkout the checkout key, which may retry
 * @throws AppError `fan_video_missing` unless the video is the fan's, complete, and in no other order;
 *   `voice_note_missing` the same for a voice note
 */
export async function withFanVideo<T>(
  { request, personId, checkout }: { request: ServiceRequest; personId: number; checkout: string },
  work: (line: {
    answers: Readonly<Record<string, string>>;
    fanVideo: OrderVideo | null;
  }) => Promise<T>,
): Promise<T> {
  if (request.service === 'getVideo') {
    const { answers } = request;
    return withVoiceNote({ id: answers.voiceNote, personId, checkout }, () =>
      work({ answers, fanVideo: null }),
    );
  }
  if (request.service !== 'sendVideo') return work({ answers: request.answers, fanVideo: null });
  const { video: videoId, ...answers } = request.answers;
  const bytes = await fanVideoBytes(personId, videoId);
  const database = await ownTables();
  if (bytes === null || !(await useFanVideo(database, { videoId, personId, checkout }))) {
    throw new AppError('fan_video_missing');
  }
  try {
    return await work({ answers, fanVideo: { videoId, bytes } });
  } catch (error) {
    if (isCertain(error)) await releaseFanVideo(database, { videoId, checkout });
    throw error;
  }
}
