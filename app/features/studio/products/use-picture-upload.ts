import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import * as v from 'valibot';

import { pictureFailure } from '#app/platform/picture/picture-failure.messages.ts';
import { sendPicture } from '#app/platform/picture/send-picture.ts';
import { AppError } from '#domain/app-error.ts';
import type { OwnPicture } from '#domain/product/own-product-values.ts';

const answerSchema = v.object({ id: v.number(), src: v.string(), alt: v.string() });
const otherFailure = msg`Upload failed! Please try again.`;

interface Failure {
  readonly name: string;
  readonly reason: MessageDescriptor;
}

function failureOf(file: File, error: unknown): Failure {
  const reason = error instanceof AppError ? pictureFailure(error.code) : undefined;
  return { name: file.name, reason: reason ?? otherFailure };
}

export type PictureSending = ReturnType<typeof usePictureUpload>;

/** Uploads pictures one at a time; refused ones are reported by name, and the others are still uploaded. */
export function usePictureUpload() {
  const [isSending, setSending] = useState(false);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const underWay = useRef<Promise<void> | null>(null);

  async function sendAll(
    files: readonly File[],
    onArrived: (picture: OwnPicture) => void,
  ): Promise<void> {
    setSending(true);
    setFailures([]);
    for (const file of files) {
      try {
        onArrived(await sendPicture('/api/product/picture', file, answerSchema));
      } catch (error) {
        setFailures((now) => [...now, failureOf(file, error)]);
      }
    }
    setSending(false);
  }

  return {
    send: (files: readonly File[], onArrived: (picture: OwnPicture) => void) => {
      if (files.length > 0) underWay.current = sendAll(files, onArrived);
    },
    isSending,
    failures,
    /** Resolves once pending uploads have finished or been refused. */
    settled: async () => underWay.current,
  };
}
