import { createSerializationAdapter } from '@tanstack/react-router';

import { AppError, isErrorCode, type FieldErrors } from '#domain/app-error.ts';

/** Only the code and the wrong fields of a failure cross the network. */
export const appErrorAdapter = createSerializationAdapter({
  key: 'app-error',
  test: (value): value is AppError => value instanceof AppError,
  toSerializable: ({ code, fields }) => ({ code: code as string, fields }),
  fromSerializable: ({ code, fields }: { code: string; fields: FieldErrors }) =>
    new AppError(isErrorCode(code) ? code : 'backend_failed', { fields }),
});
