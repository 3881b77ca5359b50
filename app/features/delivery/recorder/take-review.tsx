import { useLocale } from '#app/platform/browser/use-locale.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';

import { fieldError } from '#app/ui/field/form.recipe.ts';
import { notice } from '#app/ui/field/notice.recipe.ts';
import { doubtsOf, type Take } from '#domain/video/recording.ts';
import { css } from '#styled/css/index.js';

import { doubtSentence } from './recording.messages.ts';
import { clockTime, megabytes } from '../upload/file/sizes.ts';
import { useFileAddress } from '../player/use-file-address.ts';
import { hint } from '../upload/upload.recipe.ts';
import { VideoPlayer } from '#app/entities/video/video-player.tsx';

const list = css({ display: 'grid', gap: '12px' });

/**
 * Shows a take before it is sent, with warnings about possible problems.
 * @param props.failure why it could not be sent, in words
 */
export function TakeReview({ take, failure }: { take: Take; failure: string | null }) {
  const { t } = useLingui();
  const locale = useLocale();
  const address = useFileAddress(take.file);
  const length = clockTime(take.lengthMs);
  const size = megabytes(take.file.size, locale);
  return (
    <div className={list}>
      {failure === null ? null : (
        <p role="alert" className={fieldError}>
          {failure}
        </p>
      )}
      {doubtsOf(take).map((doubt) => (
        <p key={doubt} role="alert" className={notice({ tone: 'warn' })}>
          <TriangleAlert aria-hidden />
          {t(doubtSentence[doubt])}
        </p>
      ))}
      {address === null ? null : (
        <VideoPlayer src={address} poster={null} label={t`Your recording`} isAlone />
      )}
      <p className={hint}>
        <Trans>
          Length {length}, {size}
        </Trans>
      </p>
    </div>
  );
}
