import { Trans, useLingui } from '@lingui/react/macro';

import { button } from '#app/ui/button.recipe.ts';
import { primaryButton } from '#app/ui/field/form.recipe.ts';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import { css } from '#styled/css/index.js';

import { notice } from '../upload/upload.recipe.ts';
import { useFileAddress } from '../player/use-file-address.ts';
import { VideoPlayer } from '#app/entities/video/video-player.tsx';

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '12px', marginBlock: '12px' });

interface KeptTakeProps {
  take: File;
  isBusy: boolean;
  onSend: () => void;
  onDelete: () => void;
}

/** A recording that was made but not sent: review, send or delete it. */
export function SavedTake({ take, isBusy, onSend, onDelete }: KeptTakeProps) {
  const { t } = useLingui();
  const address = useFileAddress(take);
  return (
    <>
      <p className={notice}>
        <Trans>Your recording is still here. It hasn’t been sent yet.</Trans>
      </p>
      {address === null ? null : (
        <VideoPlayer src={address} poster={null} label={t`Your recording`} isAlone />
      )}
      <div className={row}>
        <button type="button" className={primaryButton} {...busyButtonProps(isBusy, onSend)}>
          <Trans>Use this video</Trans>
        </button>
        <button
          type="button"
          className={button({ variant: 'quiet' })}
          {...busyButtonProps(isBusy, onDelete)}
        >
          <Trans>Delete recording</Trans>
        </button>
      </div>
    </>
  );
}
