import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import * as v from 'valibot';

import { sendPicture } from '#app/platform/picture/send-picture.ts';
import type { PagePicture } from '#domain/site/edited-page.ts';

const answerSchema = v.object({ id: v.number(), src: v.string() });

export type PictureSending = ReturnType<typeof usePagePicture>;

/** Uploads a page's picture. It is attached once the page is saved. */
export function usePagePicture() {
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (file: File) => sendPicture('/api/page/picture', file, answerSchema),
  });
  const underWay = useRef<Promise<void> | null>(null);
  return {
    send: (file: File, onArrived: (picture: PagePicture) => void) => {
      // The reason for a failure is in `error`.
      underWay.current = mutateAsync(file).then(onArrived, () => undefined);
    },
    isSending: isPending,
    error,
    /** Resolves once pending uploads have finished or been refused. */
    settled: async () => underWay.current,
  };
}
