import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useState } from 'react';
import * as v from 'valibot';

import { pictureFailure } from '#app/platform/picture/picture-failure.messages.ts';
import { sendPicture } from '#app/platform/picture/send-picture.ts';
import { AppError } from '#domain/app-error.ts';
import type { OwnPicture } from '#domain/product/own-product.ts';

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

/** Sends pictures one after the other; those that are refused are told by name, the others arrive all the same. */
export function usePictureUpload(onArrived: (picture: OwnPicture) => void) {
  const [isSending, setSending] = useState(false);
  const [failures, setFailures] = useState<readonly Failure[]>([]);

  async function send(files: readonly File[]): Promise<void> {
    if (files.length === 0) return;
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

  return { send, isSending, failures };
}
