import type { MessageDescriptor } from '@lingui/core';
import type { ErrorCode } from '#domain/app-error.ts';
import { beginFanUpload, fanUploadProgress, removeFanUpload } from './video.functions.ts';
import { fansOnly } from './video.messages.ts';

/** Identifies an upload, with the ticket that each of its chunks presents. */
export interface UploadGrant {
  readonly videoId: string;
  readonly ticket: string;
}

/** What a video is uploaded for: an order that it answers, or a request that it accompanies. */
export interface UploadTarget {
  /** The storage key of an interrupted upload in this browser. */
  readonly key: string;
  readonly begin: (bytes: number) => Promise<UploadGrant>;
  /**
   * The byte ranges received so far, and a new ticket.
   * @throws AppError `not_found` when the server no longer has the video
   */
  readonly arrived: (
    videoId: string,
  ) => Promise<UploadGrant & { readonly arrived: readonly { from: number; to: number }[] }>;
  /** Tells the server that the video is no longer wanted; received data is deleted at once. */
  readonly drop: (videoId: string) => Promise<unknown>;
  /** Whether a form has to accept the completed video; an order does so automatically. */
  readonly isTakenOver: boolean;
  /** Which files it takes, if not any video of up to 1 GB. */
  readonly fileHint?: MessageDescriptor;
  /** Messages for refusals that have another meaning here. */
  readonly refusals: Partial<Record<ErrorCode, MessageDescriptor>>;
}

/** A fan's own video for a request to this celebrity. */
export function requestTarget(celebrityId: number): UploadTarget {
  return {
    key: `request.${celebrityId}`,
    begin: (bytes) => beginFanUpload({ data: { bytes } }),
    arrived: (videoId) => fanUploadProgress({ data: { videoId } }),
    drop: (videoId) => removeFanUpload({ data: { videoId } }),
    isTakenOver: true,
    refusals: { not_allowed: fansOnly },
  };
}
