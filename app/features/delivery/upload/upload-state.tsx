import { useLocale } from '#app/platform/browser/use-locale.ts';
import { Trans } from '@lingui/react/macro';

import { secondsLeft } from '#domain/video/upload-pace.ts';

import { roughTime, speed } from './file/sizes.ts';
import type { UploadView } from './uploads.ts';

/**
 * How an upload fares: why nothing is sent, or its speed and the time that is left. A screen reader hears the first by
 * itself; the second changes all the time.
 */
export function UploadState({ upload }: { upload: UploadView }) {
  const locale = useLocale();
  const { pace } = upload;
  const left = secondsLeft(pace, upload.file.size);
  const time = left === null ? null : roughTime(left, locale);
  return (
    <>
      {/* Always there: what changes in it is heard, not that it appears. */}
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
