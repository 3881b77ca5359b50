import { Trans, useLingui } from '@lingui/react/macro';

import { css } from '#styled/css/index.js';

const player = css({ width: '100%', maxHeight: '70vh', borderRadius: 'l', background: 'black' });

/** The answer video: watched in the page, or downloaded. */
export function AnswerPlayer({ orderId }: { orderId: number }) {
  const { t } = useLingui();
  const address = `/api/orders/${orderId}/video`;
  return (
    <div className={css({ marginBlock: '20px' })}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- people's own clips come without captions */}
      <video className={player} src={address} controls preload="metadata" aria-label={t`Video`} />
      <a href={`${address}?download`} className={css({ color: 'brandInk', fontWeight: 500 })}>
        <Trans>Download</Trans>
      </a>
    </div>
  );
}
