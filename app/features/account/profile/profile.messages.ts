import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { pictureFailure } from '#app/platform/picture/picture-failure.messages.ts';
import type { ErrorCode } from '#domain/app-error.ts';
import type { NotificationKind } from '#domain/person/notification-kinds.ts';

/** Validation errors of the profile fields, beyond those of every form. */
export const profileFieldMessages: Readonly<Record<string, MessageDescriptor>> = {
  phone: msg`This isn’t a valid phone number`,
  country: msg`Select a country...`,
  'like-site': msg`This name looks like the site’s own. Please choose another one`,
  'like-another': msg`Another celebrity has this name or a very similar one. If it’s yours, contact us`,
};

export const notificationName = {
  orderMoved: {
    name: msg`Order updates`,
    hint: msg`When an order is accepted, rejected or fulfilled`,
  },
  newRequest: { name: msg`New request approved`, hint: msg`You can accept or reject it` },
  awaitsApproval: { name: msg`A request is waiting for approval`, hint: null },
} satisfies Record<NotificationKind, { name: MessageDescriptor; hint: MessageDescriptor | null }>;

const otherFailure = msg`Failed to update!`;

/** Why a picture was rejected. */
export function profilePictureFailure(code: ErrorCode): MessageDescriptor {
  return pictureFailure(code) ?? otherFailure;
}
