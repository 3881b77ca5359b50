import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';

import { QualityWords } from '#app/entities/service/quality-words.tsx';
import { notice } from '#app/ui/field/notice.recipe.ts';
import type { OrderVideo } from '#domain/order/order-parts.ts';
import {
  breachesOf,
  wholeSeconds,
  type QualityPromise,
  type VideoFacts,
} from '#domain/service/quality-promise.ts';
import { css, cx } from '#styled/css/index.js';

/** What the file of a video says of itself, as far as the server could read it. */
export function factsOf(video: OrderVideo | null): VideoFacts | null {
  return video && { seconds: video.seconds ?? null, sound: video.sound ?? null };
}

/** What was promised of a video. */
export function PromisedOfVideo({ quality }: { quality: QualityPromise }) {
  return (
    <p className={css({ color: 'text2', marginTop: '16px' })}>
      <strong>
        <Trans>Promised for the video</Trans>
      </strong>
      <br />
      <QualityWords quality={quality} />
    </p>
  );
}

/** Tells the celebrity what a video lacks of what was promised, with the figures; nothing if it lacks nothing. */
export function VideoBreach(props: { quality: QualityPromise | null; facts: VideoFacts | null }) {
  const { t } = useLingui();
  const { quality, facts } = props;
  const breaches = breachesOf(quality, facts);
  if (quality === null || breaches.length === 0) return null;
  const length = wholeSeconds(facts?.seconds ?? 0);
  const isLength = t`Your video is ${plural(length, { one: '# second', other: '# seconds' })} long.`;
  const least = quality.seconds;
  const promised = t`You promised at least ${plural(least, { one: '# second', other: '# seconds' })}.`;
  return (
    <div role="alert" className={cx(notice({ tone: 'warn' }), css({ marginTop: '12px' }))}>
      <TriangleAlert aria-hidden />
      <div>
        {breaches.includes('too-short') ? (
          <p>
            {isLength} {promised}
          </p>
        ) : null}
        {breaches.includes('no-sound') ? (
          <p>
            <Trans>Your video has no sound track. You promised sound.</Trans>
          </p>
        ) : null}
        <p>
          <Trans>Nothing has been sent. Upload another video, then send that one.</Trans>
        </p>
      </div>
    </div>
  );
}
