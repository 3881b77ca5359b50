import { Trans } from '@lingui/react/macro';
import { useMemo, type ReactNode } from 'react';

import { primaryButton } from '#app/ui/field/form.recipe.ts';
import { panel } from '#app/ui/field/notice.recipe.ts';
import { css, cx } from '#styled/css/index.js';

import { answerTarget } from './answer-target.ts';
import { closeUpload } from './uploads.ts';
import { VideoUpload } from './video-upload.tsx';

/** The style of an upload that the order is waiting for. */
const next = css({ borderColor: 'brandInk' });

interface AnswerUploadProps {
  orderId: number;
  /** The fan's request; it stays on the screen while recording. */
  request: ReactNode;
  onUploaded: () => Promise<void>;
  /** Whether a video was ordered; for products and messages it is optional. */
  isOrdered: boolean;
  /** Whether the fan already has a video that this one replaces. */
  isReplacement?: boolean;
}

/** The celebrity's answer to an order. */
export function AnswerUpload({
  orderId,
  request,
  onUploaded,
  isOrdered,
  isReplacement = false,
}: AnswerUploadProps) {
  const target = useMemo(() => answerTarget(orderId), [orderId]);
  async function show() {
    await onUploaded();
    closeUpload(target.key);
  }
  return (
    <section
      id="answer-video"
      className={cx(panel, css({ marginBottom: '20px' }), isOrdered && next)}
    >
      <h2 className={css({ textStyle: 'h3', marginBottom: '16px' })}>
        {isReplacement ? (
          <Trans>Upload a new video</Trans>
        ) : isOrdered ? (
          <Trans>Deliver your video</Trans>
        ) : (
          <Trans>Add a video (optional)</Trans>
        )}
      </h2>
      <VideoUpload
        target={target}
        prompt={request}
        next={
          <button type="button" className={primaryButton} onClick={() => void show()}>
            <Trans>Uploaded. Show the video</Trans>
          </button>
        }
      />
    </section>
  );
}
