import type { MessageDescriptor } from '@lingui/core';
import type { ErrorCode } from '#domain/app-error.ts';
import { beginFanUpload, fanUploadProgress, removeFanUpload } from './video.functions.ts';
import { fansOnly } from './video.messages.ts';

/** Where the chunks of an upload go, and the ticket that each of them shows. */
export interface UploadGrant {
  readonly videoId: string;
  readonly ticket: string;
}

/** What a video is sent for: an order that it answers, or a request that it goes with. */
export interface UploadTarget {
  /** What an upload that broke off is kept under in this browser. */
  readonly key: string;
  readonly begin: (bytes: number) => Promise<UploadGrant>;
  /**
   * Stretches of bytes that have arrived, and a new ticket.
   * @throws AppError `not_found` when the server has forgotten the video
   */
  readonly arrived: (
    videoId: string,
  ) => Promise<UploadGrant & { readonly arrived: readonly { from: number; to: number }[] }>;
  /** Tells the server that no one wants it any more: what has arrived is gone at once. */
  readonly drop: (videoId: string) => Promise<unknown>;
  /** Whether a form has to take the video over once it is there; an order has it by itself. */
  readonly isTakenOver: boolean;
  /** Sentences for refusals that mean something else here. */
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
