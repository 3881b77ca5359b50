import { Trans } from '@lingui/react/macro';
import { CircleAlert, ImagePlus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

import { css, cx } from '#styled/css/index.js';

import { button } from '#app/ui/button.recipe.ts';
import { fieldError, fieldHint, fileButton } from '#app/ui/field/form.recipe.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';

/** A button for selecting one picture, with the result. */
export function PictureUpload(props: {
  /** The id prefix of its hint and state. */
  id: string;
  /** The button's label. */
  children: ReactNode;
  /** Media types, separated by commas. */
  accept: string;
  isSending: boolean;
  /** Receives focus when a picture is removed. */
  inputRef?: Ref<HTMLInputElement>;
  /** Why it failed, or null. */
  failure: string | null;
  onPick: (file: File) => void;
}) {
  const hydrated = useHydrated();
  const { id, isSending, accept, inputRef, failure, onPick } = props;
  return (
    <div>
      <label
        className={cx(button({ variant: 'outline', size: 'small' }), fileButton)}
        aria-disabled={isSending || !hydrated}
      >
        <ImagePlus aria-hidden size={20} />
        {props.children}
        <input
          ref={inputRef}
          type="file"
          accept={accept}
          disabled={!hydrated}
          aria-disabled={isSending ? true : undefined}
          aria-describedby={`${id}-hint ${id}-state`}
          onClick={(event) => {
            if (isSending) event.preventDefault();
          }}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file && !isSending) onPick(file);
            // Lets the same file be chosen again after a refusal.
            target.value = '';
          }}
        />
      </label>
      <p id={`${id}-hint`} className={cx(fieldHint, css({ marginTop: '8px' }))}>
        <Trans>JPG, PNG or WebP, up to 2 MB</Trans>
      </p>
      <div id={`${id}-state`}>
        {isSending ? (
          <output className={fieldHint}>
            <Trans>Please wait ...</Trans>
          </output>
        ) : null}
        {failure ? (
          <p role="alert" className={cx(fieldError, css({ marginTop: '8px' }))}>
            <CircleAlert aria-hidden />
            {failure}
          </p>
        ) : null}
      </div>
    </div>
  );
}
