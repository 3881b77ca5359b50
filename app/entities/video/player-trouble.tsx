import { Trans } from '@lingui/react/macro';
import { Hourglass, VideoOff } from 'lucide-react';
import { useEffect, useState } from 'react';

import { button } from '#app/ui/button.recipe.ts';
import { css } from '#styled/css/index.js';

const cover = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: '10px',
  padding: '20px',
  borderRadius: 'l',
  background: 'sunken',
  color: 'text2',
  textAlign: 'center',
  overflow: 'auto',
});

/** External hosts process a video for a while after it was sent, and report so with this status. */
const notReadyStatus = 503;
/** How often a video that is being prepared is asked for again, in milliseconds. */
const preparedAgainMs = 20_000;

/** An overlay explaining why a player shows nothing, and what to do. @param props.src the video's URL */
export function PlayerTrouble({ src, onRetry }: { src: string; onRetry: () => void }) {
  const [isPreparing, setPreparing] = useState<boolean | null>(null);
  useEffect(() => {
    // Players do not expose the response status.
    fetch(src, { method: 'HEAD' }).then(
      ({ status }) => setPreparing(status === notReadyStatus),
      () => setPreparing(false),
    );
  }, [src]);
  useEffect(() => {
    if (isPreparing !== true) return;
    // It will be there by itself.
    const again = setTimeout(onRetry, preparedAgainMs);
    return () => clearTimeout(again);
  }, [isPreparing, onRetry]);
  if (isPreparing === null) return null;
  const Icon = isPreparing ? Hourglass : VideoOff;
  return (
    <div role="alert" className={cover}>
      <Icon size={32} aria-hidden />
      <p className={css({ textStyle: 'h3', color: 'text' })}>
        {isPreparing ? (
          <Trans>The video is being prepared</Trans>
        ) : (
          <Trans>The video couldn’t be loaded</Trans>
        )}
      </p>
      <p>
        {isPreparing ? (
          <Trans>You can watch it here in a few minutes.</Trans>
        ) : (
          <Trans>Check your connection, then try again.</Trans>
        )}
      </p>
      <button type="button" className={button({ variant: 'outline' })} onClick={onRetry}>
        <Trans>Try again</Trans>
      </button>
    </div>
  );
}
