import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';

import { button } from '#app/ui/button.recipe.ts';
import { css, cx } from '#styled/css/index.js';

const player = css({ width: '100%', maxHeight: '70vh', borderRadius: 'l', background: 'black' });
const download = cx(button(), css({ marginTop: '12px', smDown: { width: '100%' } }));

/** The answer video: watched in the page, or downloaded. */
export function AnswerPlayer({ orderId }: { orderId: number }) {
  const { t } = useLingui();
  const address = `/api/orders/${orderId}/video`;
  return (
    <div className={css({ marginBlock: '20px' })}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- people's own clips come without captions */}
      <video
        className={player}
        src={address}
        controls
        preload="metadata"
        aria-label={t`Answer video`}
      />
      <a href={`${address}?download`} className={download}>
        <Download size={20} aria-hidden="true" />
        <Trans>Download</Trans>
      </a>
    </div>
  );
}
