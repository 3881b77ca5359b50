import { Trans, useLingui } from '@lingui/react/macro';
import { Download, RotateCcw, TriangleAlert } from 'lucide-react';
import { useState } from 'react';

import { button } from '#app/ui/button.recipe.ts';
import { fieldError, notice } from '#app/ui/form.recipe.ts';
import { doubtsOf, type Take } from '#domain/recording.ts';

import { buttons } from './recorder.recipe.ts';
import { doubtSentence } from './recording.messages.ts';
import { clockTime, megabytes } from './sizes.ts';
import { useFileAddress } from './use-file-address.ts';
import { hint } from './upload.recipe.ts';
import { VideoPlayer } from './video-player.tsx';

interface TakeReviewProps {
  take: Take;
  /** Why it could not be sent, in words. */
  failure: string | null;
  onSend: () => Promise<void>;
  onRetake: () => void;
}

/** A take is looked at before it is sent; what may be wrong with it is said. */
export function TakeReview({ take, failure, onSend, onRetake }: TakeReviewProps) {
  const { i18n, t } = useLingui();
  const [isSending, setSending] = useState(false);
  const address = useFileAddress(take.file);
  const length = clockTime(take.lengthMs);
  const size = megabytes(take.file.size, i18n.locale);
  async function send() {
    setSending(true);
    await onSend();
    setSending(false);
  }
  return (
    <>
      {address === null ? null : (
        <VideoPlayer src={address} poster={null} label={t`Your recording`} />
      )}
      <p className={hint}>
        <Trans>
          Length {length}, {size}
        </Trans>
      </p>
      {doubtsOf(take).map((doubt) => (
        <p key={doubt} role="alert" className={notice({ tone: 'warn' })}>
          <TriangleAlert aria-hidden />
          {t(doubtSentence[doubt])}
        </p>
      ))}
      {failure === null ? null : (
        <p role="alert" className={fieldError}>
          {failure}
        </p>
      )}
      <div className={buttons}>
        <button type="button" className={button()} disabled={isSending} onClick={() => void send()}>
          <Trans>Use this video</Trans>
        </button>
        <button
          type="button"
          className={button({ variant: 'outline' })}
          disabled={isSending}
          onClick={onRetake}
        >
          <RotateCcw size={18} aria-hidden />
          <Trans>Record again</Trans>
        </button>
        {address === null ? null : (
          <a href={address} download={take.file.name} className={button({ variant: 'quiet' })}>
            <Download size={18} aria-hidden />
            <Trans>Keep a copy</Trans>
          </a>
        )}
      </div>
    </>
  );
}
