import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { badge } from '#app/ui/badge.recipe.ts';
import { AppError, type ErrorCode } from '#domain/app-error.ts';
import type { ClipState, UnusablePreparation } from '#domain/clip/clip.ts';

type Tone = NonNullable<NonNullable<Parameters<typeof badge>[0]>['tone']>;

export const stateLabel = {
  draft: msg`Draft`,
  waiting: msg`Waiting for approval`,
  public: msg`On your page`,
  declined: msg`Declined`,
  revoked: msg`Taken down`,
} as const satisfies Record<ClipState, MessageDescriptor>;

export const stateTone = {
  draft: 'neutral',
  waiting: 'info',
  public: 'good',
  declined: 'bad',
  revoked: 'warn',
} as const satisfies Record<ClipState, Tone>;

/** Why a file is of no use, and what helps. */
export const unusableReason = {
  'not-a-video': msg`This file isn’t a video. Replace it with one from your phone or camera.`,
  'too-long': msg`This video is longer than 60 seconds. Cut it, then replace the file.`,
  'too-large': msg`This video is too large for us to convert. Export it as an MP4 of at most 1080p, then replace the file.`,
  broken: msg`We couldn’t read this video to its end. Export it again as an MP4, then replace the file.`,
} as const satisfies Record<UnusablePreparation, MessageDescriptor>;

const failures: Partial<Record<ErrorCode, MessageDescriptor>> = {
  clip_moved_on: msg`Nothing was changed: this clip is newer than what you saw. Here’s the latest.`,
  too_many_clips: msg`You already have six clips. Delete one first.`,
  not_allowed: msg`The fan no longer agrees that this video is shown.`,
  not_found: msg`This clip is gone.`,
  invalid_input: msg`Give the clip a title before you send it.`,
};

/** Why a change of a clip failed. */
export function clipFailure(error: unknown): MessageDescriptor {
  const known = error instanceof AppError ? failures[error.code] : undefined;
  return known ?? msg`An error occurred. Please try later`;
}
