import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { useToasts } from '#app/platform/toasts.tsx';
import { AppError } from '#domain/app-error.ts';
import { isSessionGone } from '#domain/error-kinds.ts';
import type { Decline } from '#domain/application/decline.ts';
import type { WaitingApplication } from '#domain/application/waiting-application.ts';
import type { Locale } from '#domain/locale.ts';

import {
  approveApplicant,
  declineApplicant,
} from '#app/entities/application/applications.functions.ts';

export type DecisionResult = 'done' | 'moved-on' | 'failed';

const movedOn = msg`Nothing was decided. Someone else has already decided, or the applicant changed something. Here’s the latest.`;
const failed = msg`An error occurred. Please try later`;

function isMovedOn(error: unknown): boolean {
  return error instanceof AppError && error.code === 'application_moved_on';
}

/** Decides on applications: successes are announced with a toast, failures stay on the page. */
export function useDecision(locale: Locale) {
  const { t } = useLingui();
  const { say } = useToasts();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<MessageDescriptor | null>(null);
  const deciding = useMutation({
    mutationFn: ({ of, decline }: { of: WaitingApplication; decline: Decline | null }) => {
      const seen = { accountId: of.accountId, seen: of.seen, locale };
      return decline
        ? declineApplicant({ data: { ...seen, ...decline } })
        : approveApplicant({ data: seen });
    },
    onMutate: () => setFailure(null),
    onSuccess: (_, { of, decline }) => {
      const { name } = of.store;
      say({ kind: 'success', text: decline ? t`${name} was declined` : t`${name} is now listed` });
    },
    onError: (error) => {
      if (!isSessionGone(error)) setFailure(isMovedOn(error) ? movedOn : failed);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['applications'] }),
  });
  return {
    busy: deciding.isPending,
    failure,
    forgetFailure: () => setFailure(null),
    /** Approves, or declines with a reason. */
    decide: (of: WaitingApplication, decline: Decline | null): Promise<DecisionResult> =>
      deciding.mutateAsync({ of, decline }).then(
        () => 'done' as const,
        (error: unknown) => (isMovedOn(error) ? 'moved-on' : 'failed'),
      ),
  };
}
