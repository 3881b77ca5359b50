import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { button } from '#app/ui/button.recipe.ts';
import { VideoPlayer } from '#app/entities/video/video-player.tsx';
import { css, cx } from '#styled/css/index.js';

const download = cx(button(), css({ smDown: { width: '100%' } }));

interface AnswerPlayerProps {
  readonly orderId: number;
  /** A picture of the video's author. */
  readonly poster: string | null;
}

/** The answer video: play it in the page, or download it. */
export function AnswerPlayer({ orderId, poster }: AnswerPlayerProps) {
  const { t } = useLingui();
  const address = `/api/orders/${orderId}/video`;
  return (
    <section className={css({ marginBlock: '20px' })}>
      <h2 className={css({ srOnly: true })}>
        <Trans>The celebrity’s video</Trans>
      </h2>
      <VideoPlayer src={address} poster={poster} label={t`The celebrity’s video`}>
        <a href={`${address}?download`} className={download}>
          <Download size={20} aria-hidden="true" />
          <Trans>Download</Trans>
        </a>
      </VideoPlayer>
    </section>
  );
}

/** The replacement for a delivered video, for the person about to send it. */
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
