import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { forgetShop } from '#app/entities/celebrity/forget-shop.ts';
import { useToasts } from '#app/platform/toasts.tsx';
import { isSessionGone } from '#domain/error-kinds.ts';
import type { Clip } from '#domain/clip/clip.ts';

import { clipFailure } from './my-clips.messages.ts';
import { myClipsQuery } from './my-clips.queries.ts';

interface Change {
  readonly run: () => Promise<Clip[]>;
  /** What is said once it is done. */
  readonly done?: string;
}

/** Changes of the own clips, one at a time: what is shown is what the server answered. */
export function useClipChanges() {
  const { t } = useLingui();
  const { say } = useToasts();
  const queryClient = useQueryClient();
  const changing = useMutation({
    mutationFn: ({ run }: Change) => run(),
    onSuccess: (clips, { done }) => {
      queryClient.setQueryData(myClipsQuery.queryKey, (before) => before && { ...before, clips });
      forgetShop(queryClient);
      if (done) say({ kind: 'success', text: done });
    },
    onError: (error) => {
      if (!isSessionGone(error)) say({ kind: 'error', text: t(clipFailure(error)) });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: myClipsQuery.queryKey }),
  });
  return {
    busy: changing.isPending,
    /** @returns whether it was done; a failure has been said */
    change: (change: Change): Promise<boolean> =>
      changing.mutateAsync(change).then(
        () => true,
        () => false,
      ),
  };
}
export type ClipChanges = ReturnType<typeof useClipChanges>;
