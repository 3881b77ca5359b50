import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import * as v from 'valibot';

import { sendPicture } from '#app/platform/picture/send-picture.ts';
import { useToasts } from '#app/platform/toasts.tsx';
import { fieldHint } from '#app/ui/field/form.recipe.ts';
import { PictureUpload } from '#app/ui/picture/picture-upload.tsx';
import { Portrait } from '#app/ui/picture/portrait.tsx';
import { AppError } from '#domain/app-error.ts';
import { isSessionGone } from '#domain/error-kinds.ts';
import { pictureSources } from '#domain/picture/picture-sources.ts';
import { pictureTypes } from '#domain/person/profile-picture.ts';

import { profilePictureFailure } from './profile.messages.ts';
import { pictureRow } from './profile.recipe.ts';

const answerSchema = v.object({ picture: v.string() });

interface PictureFieldProps {
  name: string;
  picture: string | null;
  /** False if the shop's operator manages account pictures; a note is shown instead. */
  mayChange: boolean;
  onChanged: (picture: string) => void;
}

/** The user's picture and a way to replace it; a new one is saved as soon as it is chosen. */
export function PictureField(props: PictureFieldProps) {
  const { t } = useLingui();
  const { picture } = props;
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
      {props.mayChange ? (
        <OtherPicture picture={picture} onChanged={props.onChanged} />
      ) : (
        <p className={fieldHint}>{t(profilePictureFailure('operator_keeps_pictures'))}</p>
      )}
    </div>
  );
}

function OtherPicture(props: Pick<PictureFieldProps, 'picture' | 'onChanged'>) {
  const { t } = useLingui();
  const { say } = useToasts();
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
    <PictureUpload
      id="picture"
      accept={pictureTypes}
      isSending={sending.isPending}
      failure={sending.isError ? t(profilePictureFailure(code)) : null}
      onPick={(file) => sending.mutate(file)}
    >
      {props.picture ? <Trans>Change image</Trans> : <Trans>Upload image</Trans>}
    </PictureUpload>
  );
}
