import type { MessageDescriptor } from '@lingui/core';
import type { ErrorCode } from '#domain/app-error.ts';
import type { relayChunk } from './video.functions.ts';
import {
  beginFanUpload,
  fanUploadProgress,
  relayFanChunk,
  removeFanUpload,
} from './video.functions.ts';
import { fansOnly } from './video.messages.ts';

type Relayed = Pick<Parameters<typeof relayChunk>[0], 'data' | 'signal' | 'fetch'>;

/** What a video is sent for: an order that it answers, or a request that it goes with. */
export interface UploadTarget {
  /** What an upload that broke off is kept under in this browser. */
  readonly key: string;
  /** Answers the id to send chunks to. */
  readonly begin: (bytes: number) => Promise<string>;
  /** Stretches of bytes that have arrived. @throws AppError `not_found` when the server has forgotten the video */
  readonly arrived: (videoId: string) => Promise<readonly { from: number; to: number }[]>;
  readonly relay: (
    videoId: string,
    chunk: Readonly<Record<string, string | Blob>>,
    call: Omit<Relayed, 'data'>,
  ) => Promise<unknown>;
  /** Tells the server that no one wants it any more: what has arrived is gone at once. */
  readonly drop: (videoId: string) => Promise<unknown>;
  /** Whether a form has to take the video over once it is there; an order has it by itself. */
  readonly isTakenOver: boolean;
  /** Sentences for refusals that mean something else here. */
  readonly refusals: Partial<Record<ErrorCode, MessageDescriptor>>;
}

export function formOf(fields: Readonly<Record<string, string | Blob>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** A fan's own video for a request to this celebrity. */
export function requestTarget(celebrityId: number): UploadTarget {
  return {
    key: `request.${celebrityId}`,
    begin: (bytes) => beginFanUpload({ data: { bytes } }),
    arrived: (videoId) => fanUploadProgress({ data: { videoId } }),
    relay: (videoId, chunk, call) =>
      relayFanChunk({ ...call, data: formOf({ ...chunk, videoId }) }),
    drop: (videoId) => removeFanUpload({ data: { videoId } }),
    isTakenOver: true,
    refusals: { not_allowed: fansOnly },
  };
}
