import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { ErrorCode } from '#domain/app-error.ts';

const pictureFailures: Partial<Record<ErrorCode, MessageDescriptor>> = {
  picture_too_large: msg`The image is larger than 2 MB`,
  picture_too_many_pixels: msg`The image has too many pixels`,
  not_a_picture: msg`This isn’t a JPG, PNG or WebP image`,
  broken_picture: msg`The image is damaged and can’t be read`,
  operator_keeps_pictures: msg`Our team changes account pictures. Please contact us.`,
  too_many_requests: msg`Too many attempts. Please wait a while.`,
};

/** Why a picture was rejected, if known. */
export function pictureFailure(code: ErrorCode): MessageDescriptor | undefined {
  return pictureFailures[code];
}
