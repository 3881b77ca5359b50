import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { ErrorCode } from '#domain/app-error.ts';
import type { NotificationKind } from '#domain/profile.ts';

/** What a field of the profile can have wrong, beyond what every form's can. */
export const profileFieldMessages: Readonly<Record<string, MessageDescriptor>> = {
  phone: msg`This is not a valid phone number`,
  country: msg`Select a country...`,
};

export const notificationName = {
  orderMoved: { name: msg`An order moves on`, hint: msg`Accepted, rejected, fulfilled` },
  newRequest: { name: msg`New request approved`, hint: msg`You can accept or reject it` },
  awaitsApproval: { name: msg`A request waits for approval`, hint: null },
} satisfies Record<NotificationKind, { name: MessageDescriptor; hint: MessageDescriptor | null }>;

const pictureFailures: Partial<Record<ErrorCode, MessageDescriptor>> = {
  picture_too_large: msg`The image is larger than 2MB`,
  picture_too_many_pixels: msg`The image has too many pixels`,
  not_a_picture: msg`This is not a JPG, PNG or WebP image`,
  broken_picture: msg`The image is damaged and cannot be read`,
  too_many_requests: msg`You have tried this too often. Please wait a while.`,
};
const otherFailure = msg`Failed to update!`;

/** Why a picture was not taken. */
export function pictureFailure(code: ErrorCode): MessageDescriptor {
  return pictureFailures[code] ?? otherFailure;
}
