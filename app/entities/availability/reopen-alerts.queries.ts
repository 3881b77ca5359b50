import { queryOptions } from '@tanstack/react-query';

import { readReopenAlert } from './reopen-alerts.functions.ts';

/** Whether a person is to be told when a celebrity takes requests again. */
export function reopenAlertQuery(personId: number, celebrityId: number) {
  return queryOptions({
    queryKey: ['reopen-alert', personId, celebrityId],
    queryFn: () => readReopenAlert({ data: { celebrityId } }),
    staleTime: 0,
  });
}
