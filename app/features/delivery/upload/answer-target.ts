import { beginUpload, cancelUpload, relayChunk, uploadProgress } from './video.functions.ts';
import { closedOrder } from './video.messages.ts';
import { type UploadTarget, formOf } from './upload-target.ts';

/** The celebrity's answer to an order. */
export function answerTarget(orderId: number): UploadTarget {
  return {
    key: String(orderId),
    begin: (bytes) => beginUpload({ data: { orderId, bytes } }),
    arrived: (videoId) => uploadProgress({ data: { orderId, videoId } }),
    relay: (videoId, chunk, call) =>
      relayChunk({ ...call, data: formOf({ ...chunk, videoId, orderId: String(orderId) }) }),
    drop: (videoId) => cancelUpload({ data: { orderId, videoId } }),
    isTakenOver: false,
    refusals: { not_allowed: closedOrder },
  };
}
