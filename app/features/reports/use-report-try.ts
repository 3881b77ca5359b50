import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';

import { AppError, type FieldErrors } from '#domain/app-error.ts';

import { reportFailure } from './report.messages.ts';

const nothing: FieldErrors = {};

/** One attempt to send something: what the server refused, by field or as a whole. */
export function useReportTry<TSent, TAnswer>(send: (sent: TSent) => Promise<TAnswer>) {
  const { t } = useLingui();
  const sending = useMutation({ mutationFn: send });
  const { error } = sending;
  const refusal =
    error === null ? null : error instanceof AppError ? error : new AppError('backend_failed');
  const isOfFields = refusal !== null && Object.keys(refusal.fields).length > 0;
  return {
    refused: isOfFields ? refusal.fields : nothing,
    failure: refusal && !isOfFields ? t(reportFailure(refusal.code)) : null,
    /** Never rejects; refusals are shown. */
    attempt: (sent: TSent) =>
      sending.mutateAsync(sent).then(
        (answer) => ({ answer }),
        () => null,
      ),
  };
}
