import { Plural, Trans } from '@lingui/react/macro';
import { CircleAlert, EyeOff, Trash2 } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';

import { button } from '#app/ui/button.recipe.ts';
import { notice } from '#app/ui/field/notice.recipe.ts';
import { saveBarWords } from '#app/ui/state/save-bar.recipe.ts';
import { cx } from '#styled/css/index.js';
import { whole, foot, waysOut, waysOn, words } from './publish-bar.recipe.ts';

type PublishStatus = 'published' | 'draft';

interface PublishBarProps {
  /** Null for something not created yet. */
  status: PublishStatus | null;
  changes: number;
  /** Whether an upload that has to be saved too is in flight: the save buttons wait for it. */
  waits: boolean;
  isSaving: boolean;
  /** Why the action failed; null before the first attempt. */
  failure: ReactNode;
  /** The link to leave the form. */
  cancel: ReactNode;
  /** The label for turning something published into a draft. */
  takeBack: ReactNode;
  /** The button that is always shown; submits the form as published. */
  main: (words: ReactNode, onClick: (event: MouseEvent<HTMLButtonElement>) => void) => ReactNode;
  onWanted: (status: PublishStatus) => void;
  /** Null if it cannot be deleted. */
  onDelete: (() => void) | null;
}

/** False if the user pressed Enter in a field, for which the browser clicks the button: that must not publish. */
function isPressed({ detail, currentTarget }: MouseEvent<HTMLButtonElement>): boolean {
  return detail > 0 || document.activeElement === currentTarget;
}

/** The end of a form for something publishable: save, publish or unpublish, cancel, delete. */
export function PublishBar(props: PublishBarProps) {
  const { status, changes, waits, onWanted, onDelete } = props;
  const rests = waits || props.isSaving;
  return (
    <div className={whole}>
      <div className={waysOut}>
        {onDelete === null ? null : (
          <button type="button" className={button({ variant: 'danger' })} onClick={onDelete}>
            <Trash2 aria-hidden size={20} />
            <Trans>Delete</Trans>
          </button>
        )}
        {props.cancel}
      </div>
      <div className={foot}>
        {props.failure ? (
          <p role="alert" className={cx(notice({ tone: 'bad' }), saveBarWords)}>
            <CircleAlert aria-hidden />
            {props.failure}
          </p>
        ) : (
          <output className={cx(saveBarWords, waits ? undefined : words)}>
            {waits ? (
              <Trans>Please wait ...</Trans>
            ) : changes > 0 ? (
              <Plural value={changes} one="# unsaved change" other="# unsaved changes" />
            ) : status === null ? null : (
              <Trans>All changes saved</Trans>
            )}
          </output>
        )}
        <div className={waysOn}>
          <button
            type="button"
            className={button({ variant: 'outline' })}
            aria-disabled={rests ? true : undefined}
            onClick={(event) => {
              if (rests) return;
              onWanted('draft');
              event.currentTarget.form?.requestSubmit();
            }}
          >
            {status === 'published' ? (
              <>
                <EyeOff aria-hidden size={20} />
                {props.takeBack}
              </>
            ) : (
              <Trans>Save as draft</Trans>
            )}
          </button>
          {props.main(
            status === 'published' ? <Trans>Save</Trans> : <Trans>Publish</Trans>,
            (event) => onWanted(isPressed(event) ? 'published' : (status ?? 'draft')),
          )}
        </div>
      </div>
    </div>
  );
}
