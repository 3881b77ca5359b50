import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Validation errors of fields: schemas use these codes, forms show these messages. */
export const fieldErrorMessage: Readonly<Record<string, MessageDescriptor>> = {
  required: msg`This field is required`,
  'too-long': msg`This is too long`,
};

/** The fallback for codes without a message. */
export const otherFieldError = msg`That doesn’t look right. Please check it.`;
