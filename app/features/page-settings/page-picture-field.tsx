import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import * as v from 'valibot';

import { pictureFailure } from '#app/platform/picture/picture-failure.messages.ts';
import { sendPicture } from '#app/platform/picture/send-picture.ts';
import { button } from '#app/ui/button.recipe.ts';
import { fieldHint, fieldset } from '#app/ui/field/form.recipe.ts';
import { FluidPicture } from '#app/ui/picture/fluid-picture.tsx';
import { PictureUpload } from '#app/ui/picture/picture-upload.tsx';
import { AppError } from '#domain/app-error.ts';
import type { PagePicture } from '#domain/site/content-editing.ts';
import { pictureSources } from '#domain/picture/picture.ts';
import { pictureTypes } from '#domain/person/profile-picture.ts';
import { css, cx } from '#styled/css/index.js';

import { pictureFrame, pictureRow } from './page-settings.recipe.ts';

const answerSchema = v.object({ id: v.number(), src: v.string() });

/** The picture of a page, another one in its place, or none. It is the page's once the page is saved. */
export function PagePictureField(props: {
  picture: PagePicture | null;
  /** What it shows, in the language of the texts that are edited. */
  alt: string;
  onChange: (picture: PagePicture | null) => void;
}) {
  const { t } = useLingui();
  const { picture, alt } = props;
  const sending = useMutation({
    mutationFn: (file: File) => sendPicture('/api/page/picture', file, answerSchema),
    onSuccess: props.onChange,
  });
  const reason = sending.error instanceof AppError ? pictureFailure(sending.error.code) : undefined;
  const failure = reason ? t(reason) : t`Upload failed! Please try again.`;
  return (
    <fieldset className={fieldset}>
      <legend className={cx(fieldHint, css({ marginBottom: '8px' }))}>
        <Trans>Image</Trans>
      </legend>
      <div className={pictureRow}>
        {picture ? (
          <span className={pictureFrame}>
            <FluidPicture
              src={picture.src}
              alt={alt || t`The image of this page`}
              sources={pictureSources(picture.src, 320)}
              sizes="140px"
              width={140}
              height={140}
            />
          </span>
        ) : null}
        <PictureUpload
          id="page-picture"
          accept={pictureTypes}
          isSending={sending.isPending}
          failure={sending.isError ? failure : null}
          onPick={(file) => sending.mutate(file)}
        >
          {picture ? <Trans>Change image</Trans> : <Trans>Upload image</Trans>}
        </PictureUpload>
        {picture ? (
          <button
            type="button"
            className={button({ variant: 'quiet', size: 'small' })}
            onClick={() => props.onChange(null)}
          >
            <Trash2 aria-hidden size={20} />
            <Trans>Remove image</Trans>
          </button>
        ) : null}
      </div>
    </fieldset>
  );
}
