import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import * as v from 'valibot';

import { sendPicture } from '#app/platform/picture/send-picture.ts';
import type { PagePicture } from '#domain/site/edited-page.ts';

const answerSchema = v.object({ id: v.number(), src: v.string() });

export type PictureSending = ReturnType<typeof usePagePicture>;

/** Sends the picture of a page. It is the page's once the page is saved. */
export function usePagePicture() {
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (file: File) => sendPicture('/api/page/picture', file, answerSchema),
  });
  const underWay = useRef<Promise<void> | null>(null);
  return {
    send: (file: File, onArrived: (picture: PagePicture) => void) => {
      // Why it did not arrive is told by `error`.
      underWay.current = mutateAsync(file).then(onArrived, () => undefined);
    },
    isSending: isPending,
    error,
    /** Once what is under way arrived or was refused. */
    settled: async () => underWay.current,
  };
}
