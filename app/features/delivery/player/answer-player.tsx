import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';

import { button } from '#app/ui/button.recipe.ts';
import { panel } from '#app/ui/field/notice.recipe.ts';
import { css, cx } from '#styled/css/index.js';

import { VideoPlayer } from './video-player.tsx';

const download = cx(button(), css({ smDown: { width: '100%' } }));
const quietDownload = cx(button({ variant: 'outline' }), css({ smDown: { width: '100%' } }));

interface AnswerPlayerProps {
  readonly orderId: number;
  /** Picture of anyone who made it. */
  readonly poster: string | null;
}

/** The answer video: watched in the page, or downloaded. */
export function AnswerPlayer({ orderId, poster }: AnswerPlayerProps) {
  const { t } = useLingui();
  const address = `/api/orders/${orderId}/video`;
  return (
    <section className={css({ marginBlock: '20px' })}>
      <h2 className={css({ srOnly: true })}>
        <Trans>Answer video</Trans>
      </h2>
      <VideoPlayer src={address} poster={poster} label={t`Answer video`}>
        <a href={`${address}?download`} className={download}>
          <Download size={20} aria-hidden="true" />
          <Trans>Download</Trans>
        </a>
      </VideoPlayer>
    </section>
  );
}

/** A new video in the place of a delivered one, for anyone who is about to send it. */
export function NewVideoPlayer({ orderId, poster }: AnswerPlayerProps) {
  const { t } = useLingui();
  return (
    <VideoPlayer
      src={`/api/orders/${orderId}/video?kind=new`}
      poster={poster}
      label={t`Your new video`}
    />
  );
}

interface FanPlayerProps {
  readonly orderId: number;
  readonly lineId: number;
  /** Whether the viewer is the fan who sent it. */
  readonly isOwn: boolean;
}

/** The video that the fan sent along with one line of an order. */
export function FanPlayer({ orderId, lineId, isOwn }: FanPlayerProps) {
  const { t } = useLingui();
  const address = `/api/orders/${orderId}/video?kind=fan&line=${lineId}`;
  const title = isOwn ? t`Your video for the celebrity` : t`The fan’s video`;
  return (
    <section className={panel}>
      <h2 className={css({ textStyle: 'h3', marginBottom: '16px' })}>{title}</h2>
      <VideoPlayer src={address} poster={null} label={title}>
        <a href={`${address}&download`} className={quietDownload}>
          <Download size={20} aria-hidden="true" />
          {isOwn ? <Trans>Download your video</Trans> : <Trans>Download the fan’s video</Trans>}
        </a>
      </VideoPlayer>
    </section>
  );
}
