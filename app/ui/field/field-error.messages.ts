import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a field can have wrong: schemas speak in these codes, forms in these sentences. */
export const fieldErrorMessage: Readonly<Record<string, MessageDescriptor>> = {
  required: msg`This field is required`,
  'too-long': msg`This is too long`,
};

/** What is said of a field for a code that no form has a sentence for. */
export const otherFieldError = msg`That doesn’t look right. Please check it.`;
