import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { button } from '#app/ui/button.recipe.ts';
import { panel } from '#app/ui/field/notice.recipe.ts';
import { VideoPlayer } from '#app/entities/video/video-player.tsx';
import { css, cx } from '#styled/css/index.js';

const quietDownload = cx(button({ variant: 'outline' }), css({ smDown: { width: '100%' } }));

interface FanPlayerProps {
  readonly orderId: number;
  readonly lineId: number;
  /** Whether the viewer is the fan who sent it. */
  readonly isOwn: boolean;
}

/** The video that the fan attached to one line of an order. */
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
