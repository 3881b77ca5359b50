import { createSerializationAdapter } from '@tanstack/react-router';

import { AppError, isErrorCode, type FieldErrors } from '#domain/app-error.ts';

interface ToldError {
  readonly code: string;
  readonly fields: FieldErrors;
  readonly requestId: string | undefined;
}

/** Only an error's code, invalid fields and request are sent over the network. */
export const appErrorAdapter = createSerializationAdapter({
  key: 'app-error',
  test: (value): value is AppError => value instanceof AppError,
  toSerializable: ({ code, fields, requestId }) => ({ code: code as string, fields, requestId }),
  fromSerializable: ({ code, fields, requestId }: ToldError) =>
    new AppError(isErrorCode(code) ? code : 'backend_failed', { fields, requestId }),
});
