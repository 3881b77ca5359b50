import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';

import { UnopenedVideo } from '#app/entities/video/unopened-video.tsx';
import { button } from '#app/ui/button.recipe.ts';
import type { Order } from '#domain/order/order.ts';
import { css, cx } from '#styled/css/index.js';

interface DeliveredVideoProps {
  order: Pick<Order, 'id' | 'celebrityName' | 'lines'>;
  videoId: string;
  /** Giving it to someone else. */
  gift: ReactNode;
  thanks: ReactNode;
}

const download = cx(button({ variant: 'outline' }), css({ smDown: { width: '100%' } }));
const next = css({
  display: 'grid',
  gap: '20px',
  marginTop: '20px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  alignItems: 'start',
});
const from = css({ textStyle: 'h2', maxWidth: '26ch' });

/** The video that a fan waited for: opened once, then watched, given on, thanked for and kept. */
export function DeliveredVideo({ order, videoId, gift, thanks }: DeliveredVideoProps) {
  const { t } = useLingui();
  const { celebrityName } = order;
  const address = `/api/orders/${order.id}/video`;
  const picture = order.lines[0]?.image ?? null;
  return (
    <div>
      <UnopenedVideo
        src={address}
        poster={picture}
        label={t`The celebrity’s video`}
        watchId={videoId}
        open={<Trans>Open your video</Trans>}
        teaser={
          <p className={from}>
            <Trans>{celebrityName} recorded something for you</Trans>
          </p>
        }
      />
      <p className={css({ marginTop: '16px' })}>
        <a href={`${address}?download`} className={download}>
          <Download size={20} aria-hidden="true" />
          <Trans>Download</Trans>
        </a>
      </p>
      <div className={next}>
        {gift}
        {thanks}
      </div>
    </div>
  );
}
