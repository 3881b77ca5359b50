import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { AppError, type ErrorCode } from '#domain/app-error.ts';
import type { VideoFileProblem } from '#domain/video/video-file.ts';

/** Why a selected file is rejected, before anything is sent. */
export const fileProblem = {
  empty_file: msg`This file is empty.`,
  video_too_large: msg`The file is larger than 1 GB.`,
  not_a_video: msg`This file isn’t a video.`,
} as const satisfies Record<VideoFileProblem, unknown>;

/** Which files an upload takes, unless it says otherwise. */
export const anyVideo = msg`MP4, MOV, WebM or AVI, up to 1 GB`;

const signedOut = msg`You’ve been logged out. Log in and choose the same file: the upload continues where it stopped.`;

/** Why the user may not send a video: for this order, or at all. */
export const closedOrder = msg`This order no longer accepts videos.`;
export const fansOnly = msg`Only fans can order. Log in as a fan.`;

const sentences = {
  video_too_large: fileProblem.video_too_large,
  not_a_video: fileProblem.not_a_video,
  sign_in_required: signedOut,
  session_expired: signedOut,
  too_many_requests: msg`You’ve started a lot of uploads. What you’ve sent so far is safe. Wait a little, then try again.`,
  storage_full: msg`We can’t take more video right now. What you’ve sent so far is safe; please try again a little later.`,
} as const;

function hasSentence(code: ErrorCode): code is keyof typeof sentences {
  return Object.hasOwn(sentences, code);
}

/**
 * The message for a failed upload.
 * @param code null for network errors and the like
 * @param own messages specific to what the video is sent for
 */
export function uploadFailure(
  code: ErrorCode | null,
  own: Partial<Record<ErrorCode, MessageDescriptor>>,
): MessageDescriptor {
  const sentence = code === null ? undefined : own[code];
  if (sentence) return sentence;
  return code !== null && hasSentence(code)
    ? sentences[code]
    : msg`Upload failed! Please try again.`;
}

/** The code of a failed call, if it has one. */
export function codeOf(error: unknown): ErrorCode | null {
  return error instanceof AppError ? error.code : null;
}
