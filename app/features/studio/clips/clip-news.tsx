import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, LoaderCircle, VolumeX } from 'lucide-react';

import { notice } from '#app/ui/field/notice.recipe.ts';
import { isUnusable, mayBeReplaced, type Clip } from '#domain/clip/clip.ts';
import { css } from '#styled/css/index.js';

import { unusableReason } from './my-clips.messages.ts';
import * as look from './my-clips.recipe.ts';

const silent = css({ display: 'flex', alignItems: 'center', gap: '8px', color: 'text2' });

/** What the celebrity should know about a clip's state and its file. */
export function ClipNews({ clip }: { clip: Clip }) {
  const { t } = useLingui();
  const { state, words, title, preparation, hasSound } = clip;
  if (state === 'revoked') {
    return (
      <p className={look.quiet}>
        <Trans>
          The fan no longer agrees that this video is shown. It’s off your page, and can only be
          deleted.
        </Trans>
      </p>
    );
  }
  return (
    <>
      {state === 'declined' ? (
        <div className={notice({ tone: 'bad' })}>
          <CircleAlert aria-hidden />
          <p>
            <Trans>Our team wrote: {words}</Trans>
          </p>
        </div>
      ) : null}
      {isUnusable(preparation) ? (
        <div role="alert" className={notice({ tone: 'bad' })}>
          <CircleAlert aria-hidden />
          <p>
            {mayBeReplaced(clip) ? (
              t(unusableReason[preparation])
            ) : (
              <Trans>We can’t convert this delivered video. You can only delete the clip.</Trans>
            )}
          </p>
        </div>
      ) : null}
      {preparation === 'waiting' ? (
        <output className={notice({ tone: 'info' })}>
          <LoaderCircle aria-hidden />
          <span>
            <Trans>We’re preparing the clip for phones. You can continue in the meantime.</Trans>
          </span>
        </output>
      ) : null}
      {hasSound ? null : (
        <p className={silent}>
          <VolumeX aria-hidden size={18} />
          <Trans>This clip has no sound</Trans>
        </p>
      )}
      {title === '' && state === 'draft' && !isUnusable(preparation) ? (
        <p className={look.quiet}>
          <Trans>Give it a title, then send it to our team.</Trans>
        </p>
      ) : null}
    </>
  );
}
