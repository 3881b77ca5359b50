import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, LogIn, X } from 'lucide-react';
import { useId, useMemo, type ReactNode } from 'react';

import { iconButton } from '#app/ui/button.recipe.ts';
import { fieldError } from '#app/ui/field/form.recipe.ts';
import { notice as sentence } from '#app/ui/field/notice.recipe.ts';
import { fieldset, legend } from '#app/ui/field/choice.recipe.ts';
import { css, cx } from '#styled/css/index.js';

import { requestTarget } from './upload-target.ts';
import { fileFacts, fileName, fileRow, hint } from './upload.recipe.ts';
import { removeFanUpload } from './video.functions.ts';
import { VideoUpload } from './video-upload.tsx';

interface OwnVideoProps {
  celebrityId: number;
  /** Id of the uploaded video; empty if there is none. */
  videoId: string;
  error: string | undefined;
  /** The fan's description of the video; it stays on the screen while recording. */
  about: string;
  onChange: (videoId: string) => void;
  /** The login link for anonymous visitors; null for signed-in users. */
  signInLink: ReactNode;
}

/** The fan's own video for a request: it is uploaded while the form is filled in, and belongs to the signed-in user. */
export function OwnVideo(props: OwnVideoProps) {
  const { t } = useLingui();
  const { celebrityId, videoId, error, onChange } = props;
  const target = useMemo(() => requestTarget(celebrityId), [celebrityId]);
  const errorId = useId();

  function remove() {
    onChange('');
    // Videos left on the server are displaced by later ones.
    void removeFanUpload({ data: { videoId } }).catch(() => null);
  }

  return (
    <fieldset className={fieldset} aria-describedby={error ? errorId : undefined}>
      <legend className={legend}>
        <Trans>Your video</Trans>
      </legend>
      {props.signInLink ? (
        <div className={sentence({ tone: 'brand' })}>
          <LogIn aria-hidden />
          <div>
            <p className={css({ marginBottom: '8px' })}>
              <Trans>
                Log in to send your video. Everything you’ve filled in will still be here.
              </Trans>
            </p>
            {props.signInLink}
          </div>
        </div>
      ) : null}
      {!props.signInLink && videoId !== '' ? (
        <div className={fileRow} data-done>
          <CircleCheck size={20} aria-hidden />
          <div className={fileFacts}>
            <span className={fileName}>
              <Trans>Your video</Trans>
            </span>
            <span className={hint}>
              <Trans>Uploaded</Trans>
            </span>
          </div>
          <button
            type="button"
            className={iconButton()}
            aria-label={t`Remove your video`}
            onClick={remove}
          >
            <X size={20} aria-hidden />
          </button>
        </div>
      ) : null}
      {!props.signInLink && videoId === '' ? (
        <VideoUpload
          target={target}
          prompt={props.about === '' ? null : <p>{props.about}</p>}
          describedBy={error ? errorId : undefined}
          invalid={error !== undefined}
          onArrived={onChange}
        />
      ) : null}
      {/* Always rendered, so that screen readers announce changes in it. */}
      <output className={css({ srOnly: true })}>{videoId === '' ? '' : t`Uploaded`}</output>
      {error ? (
        <p
          id={errorId}
          role={props.signInLink ? 'alert' : undefined}
          className={cx(fieldError, css({ marginTop: '6px' }))}
        >
          <CircleAlert aria-hidden />
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
