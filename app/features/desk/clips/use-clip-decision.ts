import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import {
  approveWaitingClip,
  declineWaitingClip,
} from '#app/entities/clip/waiting-clips.functions.ts';
import { forgetShop } from '#app/entities/celebrity/forget-shop.ts';
import { useToasts } from '#app/platform/toasts.tsx';
import { AppError } from '#domain/app-error.ts';
import type { WaitingClip } from '#domain/clip/clip.ts';
import { isSessionGone } from '#domain/error-kinds.ts';

const movedOn = msg`Nothing was decided. Someone else has already decided, or the clip was changed. Here’s the latest.`;
const failed = msg`An error occurred. Please try later`;

function isMovedOn(error: unknown): boolean {
  return error instanceof AppError && error.code === 'clip_moved_on';
}

/** Decides on clips: successes are announced with a toast, failures stay on the page. */
export function useClipDecision() {
  const { t } = useLingui();
  const { say } = useToasts();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<MessageDescriptor | null>(null);
  const deciding = useMutation({
    mutationFn: ({ clip, words }: { clip: WaitingClip; words: string | null }) => {
      const seen = { id: clip.id, version: clip.version };
      return words === null
        ? approveWaitingClip({ data: seen })
        : declineWaitingClip({ data: { ...seen, words } });
    },
    onMutate: () => setFailure(null),
    onSuccess: (_, { clip: { title }, words }) => {
      const text = words === null ? t`“${title}” is public now` : t`“${title}” was declined`;
      say({ kind: 'success', text });
      forgetShop(queryClient);
    },
    onError: (error) => {
      if (!isSessionGone(error)) setFailure(isMovedOn(error) ? movedOn : failed);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['waiting-clips'] }),
  });
  return {
    busy: deciding.isPending,
    failure,
    forgetFailure: () => setFailure(null),
    /** Approves, or declines with words. */
    decide: (clip: WaitingClip, words: string | null) =>
      deciding.mutateAsync({ clip, words }).then(
        () => 'done' as const,
        (error: unknown) => (isMovedOn(error) ? ('moved-on' as const) : ('failed' as const)),
      ),
  };
}
