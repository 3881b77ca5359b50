import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { CircleAlert, ImagePlus } from 'lucide-react';
import * as v from 'valibot';

import { sendPicture } from '#app/platform/send-picture.ts';
import { useToasts } from '#app/platform/toasts.tsx';
import { button } from '#app/ui/button.recipe.ts';
import { fieldHint, fileButton } from '#app/ui/form.recipe.ts';
import { Portrait } from '#app/ui/portrait.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { AppError, isSessionGone } from '#domain/app-error.ts';
import { pictureSources } from '#domain/picture.ts';
import { pictureTypes } from '#domain/profile-picture.ts';
import { css, cx } from '#styled/css/index.js';

import { profilePictureFailure } from './profile.messages.ts';
import { pictureError, pictureRow } from './profile.recipe.ts';

const answerSchema = v.object({ picture: v.string() });

/** The own picture and another one in its place; it is saved as soon as it is chosen. */
export function PictureField(props: {
  name: string;
  picture: string | null;
  onChanged: (picture: string) => void;
}) {
  const { t } = useLingui();
  const { say } = useToasts();
  const hydrated = useHydrated();
  const { picture } = props;
  const sending = useMutation({
    mutationFn: (file: File) => sendPicture('/api/profile/picture', file, answerSchema),
    onSuccess: (answer) => {
      props.onChanged(answer.picture);
      say({ id: 'profile', kind: 'success', text: t`Profile updated!` });
    },
    onError: (error) => {
      if (isSessionGone(error)) return;
      say({ id: 'profile', kind: 'error', text: t`Failed to update!` });
    },
  });
  const code = sending.error instanceof AppError ? sending.error.code : 'backend_failed';
  return (
    <div className={pictureRow}>
      <Portrait
        key={picture}
        name={props.name}
        picture={picture}
        sources={picture ? pictureSources(picture, 320) : []}
        size="profile"
        eager
      />
      <div>
        <label
          className={cx(button({ variant: 'outline', size: 'small' }), fileButton)}
          aria-disabled={sending.isPending || !hydrated}
        >
          <ImagePlus aria-hidden size={20} />
          {picture ? <Trans>Change image</Trans> : <Trans>Upload image</Trans>}
          <input
            type="file"
            accept={pictureTypes}
            disabled={sending.isPending || !hydrated}
            aria-describedby="picture-hint picture-state"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) sending.mutate(file);
              // The same file may be chosen again after it was refused.
              target.value = '';
            }}
          />
        </label>
        <p id="picture-hint" className={cx(fieldHint, css({ marginTop: '8px' }))}>
          <Trans>JPG, PNG or WebP, maximum 2MB</Trans>
        </p>
        <div id="picture-state">
          {sending.isPending ? (
            <output className={fieldHint}>
              <Trans>Please wait ...</Trans>
            </output>
          ) : null}
          {sending.isError ? (
            <p role="alert" className={pictureError}>
              <CircleAlert aria-hidden />
              {t(profilePictureFailure(code))}
            </p>
          ) : null}
        </div>
      </div>
    </div>
  );
}
