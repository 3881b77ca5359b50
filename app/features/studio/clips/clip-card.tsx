import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Pencil, Replace, Send, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';

import { ClipVideo, NoClipVideo } from '#app/entities/clip/clip-video.tsx';
import { badge } from '#app/ui/badge.recipe.ts';
import { button, iconButton } from '#app/ui/button.recipe.ts';
import { DeleteDialog } from '#app/ui/dialog/delete-dialog.tsx';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import {
  clipNeeds,
  clipStateAfter,
  isUnusable,
  mayBeReplaced,
  type Clip,
} from '#domain/clip/clip.ts';
import type { Locale } from '#domain/locale.ts';

import { ClipEditor } from './clip-editor.tsx';
import { ClipNews } from './clip-news.tsx';
import { deleteClip, sendClip, takeBackClip } from './my-clips.functions.ts';
import { stateLabel, stateTone } from './my-clips.messages.ts';
import * as look from './my-clips.recipe.ts';
import type { ClipChanges } from './use-clip-changes.ts';

interface ClipCardProps {
  clip: Clip;
  locale: Locale;
  changes: ClipChanges;
  /** Moves it by so many places. */
  onMove: (by: number) => void;
  /** Asks for another file. */
  onReplace: () => void;
  isFirst: boolean;
  isLast: boolean;
}

/** One own clip: the player, its state, and what can be done with it. */
export function ClipCard(props: ClipCardProps) {
  const { clip, locale, changes } = props;
  const { t } = useLingui();
  const [isEditing, setEditing] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const { id, version, state, title } = clip;
  const name = title === '' ? t`Untitled clip` : title;
  const may = (action: 'send' | 'takeBack' | 'edit') => clipStateAfter(state, action) !== null;
  const seen = { id, version };
  return (
    <li className={look.card} data-clip={state}>
      {state === 'revoked' || isUnusable(clip.preparation) ? (
        <NoClipVideo />
      ) : (
        <ClipVideo clip={{ ...clip, hasCaptions: clip.captions.length > 0 }} controls />
      )}
      <div className={look.facts}>
        <h2 className={look.title} lang={title === '' ? undefined : clip.language}>
          {name}
        </h2>
        <p>
          <span className={badge({ tone: stateTone[state] })}>{t(stateLabel[state])}</span>
        </p>
        <ClipNews clip={clip} />
        {isEditing ? (
          <ClipEditor
            clip={clip}
            locale={locale}
            changes={changes}
            onClose={() => setEditing(false)}
          />
        ) : (
          <div className={look.buttons}>
            {may('send') && clipNeeds(clip).length === 0 ? (
              <button
                type="button"
                className={button()}
                aria-label={t`Send for approval: ${name}`}
                {...busyButtonProps(
                  changes.busy,
                  () =>
                    void changes.change({
                      run: () => sendClip({ data: seen }),
                      done: t`Sent. Our team checks it next.`,
                    }),
                )}
              >
                <Send aria-hidden size={18} />
                <Trans>Send for approval</Trans>
              </button>
            ) : null}
            {mayBeReplaced(clip) ? (
              <button
                type="button"
                className={button()}
                aria-label={t`Replace the file of ${name}`}
                onClick={props.onReplace}
              >
                <Replace aria-hidden size={18} />
                <Trans>Replace the file</Trans>
              </button>
            ) : null}
            {may('edit') ? (
              <button
                type="button"
                className={button({ variant: 'outline' })}
                aria-label={t`Edit ${name}`}
                onClick={() => setEditing(true)}
              >
                <Pencil aria-hidden size={18} />
                <Trans>Edit</Trans>
              </button>
            ) : null}
            {may('takeBack') ? (
              <button
                type="button"
                className={button({ variant: 'outline' })}
                aria-label={t`Take down ${name}`}
                {...busyButtonProps(
                  changes.busy,
                  () =>
                    void changes.change({
                      run: () => takeBackClip({ data: seen }),
                      done: t`Only you see this clip now`,
                    }),
                )}
              >
                <Undo2 aria-hidden size={18} />
                <Trans>Take down</Trans>
              </button>
            ) : null}
            <button
              type="button"
              className={iconButton()}
              aria-label={t`Move ${name} up`}
              {...busyButtonProps(changes.busy || props.isFirst, () => props.onMove(-1))}
            >
              <ArrowUp aria-hidden size={20} />
            </button>
            <button
              type="button"
              className={iconButton()}
              aria-label={t`Move ${name} down`}
              {...busyButtonProps(changes.busy || props.isLast, () => props.onMove(1))}
            >
              <ArrowDown aria-hidden size={20} />
            </button>
            <button
              type="button"
              className={iconButton()}
              aria-label={t`Delete ${name}`}
              onClick={() => setDeleting(true)}
            >
              <Trash2 aria-hidden size={20} />
            </button>
          </div>
        )}
      </div>
      <DeleteDialog
        open={isDeleting}
        title={name}
        consequence={<Trans>The clip and its captions are deleted for good.</Trans>}
        keep={<Trans>Keep it</Trans>}
        remove={<Trans>Delete</Trans>}
        isDeleting={changes.busy}
        failure={null}
        onClose={() => setDeleting(false)}
        onDelete={() => {
          void changes
            .change({ run: () => deleteClip({ data: { id } }), done: t`Deleted` })
            .then((isDone) => isDone && setDeleting(false));
        }}
      />
    </li>
  );
}
