import { useLocale } from '#app/platform/browser/use-locale.ts';
import { Trans } from '@lingui/react/macro';

import { secondsLeft } from '#domain/video/upload-pace.ts';

import { roughTime, speed } from './file/sizes.ts';
import type { UploadView } from './uploads.ts';

/**
 * The state of an upload: why it is not progressing, or its speed and remaining time. Screen readers announce the
 * former automatically; the latter changes constantly.
 */
export function UploadState({ upload }: { upload: UploadView }) {
  const locale = useLocale();
  const { pace } = upload;
  const left = secondsLeft(pace, upload.file.size);
  const time = left === null ? null : roughTime(left, locale);
  return (
    <>
      {/* Always rendered: changes inside it are announced, its appearance is not. */}
      <output>
        <WhyNothing upload={upload} />
      </output>
      {!upload.isTryingAgain && pace?.bytesPerSecond && time !== null ? (
        <>
          {speed(pace.bytesPerSecond, locale)}
          {' · '}
          <Trans>{time} left</Trans>
        </>
      ) : null}
    </>
  );
}

function WhyNothing({ upload: { state, isTryingAgain, isPausing } }: { upload: UploadView }) {
  if (isPausing) return <Trans>Pausing once the current part is sent</Trans>;
  if (isTryingAgain) return <Trans>Connection lost. Trying again…</Trans>;
  if (state === 'offline')
    return <Trans>Waiting for a connection; it will resume automatically</Trans>;
  if (state === 'queued') {
    return <Trans>Waiting for your other uploads; it will start automatically</Trans>;
  }
  return state === 'paused' ? <Trans>Paused</Trans> : null;
}
