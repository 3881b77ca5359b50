import { beginUpload, cancelUpload, uploadProgress } from './video.functions.ts';
import { closedOrder } from './video.messages.ts';
import type { UploadTarget } from './upload-target.ts';

/** The celebrity's answer to an order. */
export function answerTarget(orderId: number): UploadTarget {
  return {
    key: String(orderId),
    begin: (bytes) => beginUpload({ data: { orderId, bytes } }),
    arrived: (videoId) => uploadProgress({ data: { orderId, videoId } }),
    drop: (videoId) => cancelUpload({ data: { orderId, videoId } }),
    isTakenOver: false,
    refusals: { not_allowed: closedOrder },
  };
}
