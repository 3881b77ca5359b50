import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';

import { pictureFailure } from '#app/platform/picture/picture-failure.messages.ts';
import { button } from '#app/ui/button.recipe.ts';
import { fieldHint } from '#app/ui/field/form.recipe.ts';
import { fieldset } from '#app/ui/field/choice.recipe.ts';
import { FluidPicture } from '#app/ui/picture/fluid-picture.tsx';
import { PictureUpload } from '#app/ui/picture/picture-upload.tsx';
import { AppError } from '#domain/app-error.ts';
import type { PagePicture } from '#domain/site/edited-page.ts';
import { pictureSources } from '#domain/picture/picture-sources.ts';
import { pictureTypes } from '#domain/person/profile-picture.ts';
import { css, cx } from '#styled/css/index.js';

import { pictureFrame, pictureRow } from './page-settings.recipe.ts';
import type { PictureSending } from './use-page-picture.ts';

/** A page's picture: replace it or remove it. */
export function PagePictureField(props: {
  picture: PagePicture | null;
  sending: PictureSending;
  /** Its alternative text, in the language being edited. */
  alt: string;
  onChange: (picture: PagePicture | null) => void;
}) {
  const { t } = useLingui();
  const { picture, alt, sending } = props;
  const input = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState('');
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
          isSending={sending.isSending}
          inputRef={input}
          failure={sending.error ? failure : null}
          onPick={(file) => {
            setTold('');
            sending.send(file, props.onChange);
          }}
        >
          {picture ? <Trans>Change image</Trans> : <Trans>Upload image</Trans>}
        </PictureUpload>
        {picture ? (
          <button
            type="button"
            className={button({ variant: 'quiet', size: 'small' })}
            onClick={() => {
              // The button disappears with the picture.
              input.current?.focus();
              setTold(t`The image was removed`);
              props.onChange(null);
            }}
          >
            <Trash2 aria-hidden size={20} />
            <Trans>Remove image</Trans>
          </button>
        ) : null}
      </div>
      <output className={css({ srOnly: true })}>{told}</output>
    </fieldset>
  );
}
