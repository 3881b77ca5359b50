import type { Video } from '#backend/contract/video/video.ts';
import { videoPaths } from '#backend/contract/video/video-paths.ts';
import { type VideoStatus } from '#backend/contract/video/video-status.ts';

import { fileBytes, type VideoRecord } from './video-record.ts';

/**
 * The Video document.
 * @param origin of the URLs in it, such as `https://astera.example`
 * @param watchToken makes the URL playable while the token is valid
 */
export function videoAnswer(record: VideoRecord, origin: string, watchToken?: string): Video {
  const { videoId } = record;
  const mp4 =
    watchToken === undefined ? videoPaths.mp4(videoId) : videoPaths.watch(videoId, watchToken);
  return {
    videoId,
    title: record.title,
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
    publishedAt: record.createdAt,
    public: false,
    source: { type: 'upload', uri: videoPaths.source(videoId) },
    assets: { mp4: new URL(mp4, origin).href },
    ...record.details,
  };
}

/** The status document: what has arrived, so that a client knows where to resume, and whether it is a video. */
export function statusAnswer(record: VideoRecord): VideoStatus {
  const filesize = record.complete
    ? fileBytes(record)
    : record.kind === 'bytes'
      ? record.total
      : null;
  const numbered = record.kind === 'part';
  return {
    ingest: {
      status: record.complete ? 'uploaded' : 'uploading',
      filesize,
      receivedBytes: numbered
        ? []
        : record.pieces.map(({ at, bytes }) => ({
            from: at,
            to: at + bytes - 1,
            total: filesize ?? 0,
          })),
      receivedParts: {
        parts: numbered ? record.pieces.map(({ at }) => at) : [],
        total: numbered ? record.total : null,
      },
    },
    encoding: { playable: record.complete && record.mediaType !== null },
  };
}
