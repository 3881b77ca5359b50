import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, Mic, Square, Trash2, Upload } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { VoiceNotePlayer } from '#app/entities/request/voice-note-player.tsx';
import { button } from '#app/ui/button.recipe.ts';
import { fieldset, legend } from '#app/ui/field/choice.recipe.ts';
import { fieldError, fieldHint, fileButton } from '#app/ui/field/form.recipe.ts';
import { useField } from '#app/ui/field/form-context.tsx';
import { css, cx } from '#styled/css/index.js';

import { SignInLink } from '../sign-in-link.tsx';
import { deleteVoiceNote } from '../voice-note.functions.ts';
import { wasReloadedForMicrophone } from './microphone-policy.ts';
import { useVoiceNote } from './use-voice-note.ts';
import type { VoiceProblem } from './voice-sound.ts';

const problems = {
  microphone: msg`We can’t use your microphone. Allow it in your browser, or upload a file.`,
  'too-long': msg`This is longer than 15 seconds. Choose or record a shorter one.`,
  'too-large': msg`This file is larger than 1 MB. Choose a smaller one.`,
  unreadable: msg`This file can’t be played as sound. Choose another one.`,
  often: msg`You’ve saved many voice notes just now. Wait a little and try again.`,
  lost: msg`The voice note wasn’t saved. Check your connection and try again.`,
} as const satisfies Record<VoiceProblem, MessageDescriptor>;

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' });
const look = button({ variant: 'outline', size: 'small' });
const chooser = cx(look, fileButton);

/** How the name sounds, recorded or from a file. It belongs to someone, so it needs a login. */
export function VoiceNoteField({ isSignedIn }: { isSignedIn: boolean }) {
  const { t } = useLingui();
  const { tied, change } = useField<string>();
  const recorder = useRef<HTMLButtonElement>(null);
  const note = useVoiceNote(change);
  const { state } = note;
  useEffect(() => {
    const button = recorder.current;
    // Until the page is hydrated the form is disabled, and then mounted once more with its draft.
    if (!button || button.matches(':disabled')) return;
    if (wasReloadedForMicrophone()) button.focus();
  }, [isSignedIn]);
  const said = {
    idle: '',
    opening: '',
    recording: t`Recording, 15 seconds at most.`,
    saving: t`Saving the voice note…`,
    saved: t`The voice note is saved.`,
    failed: '',
  }[state.kind];
  const error = state.kind === 'failed' ? t(problems[state.problem]) : tied.error;

  function remove(): void {
    const id = tied.value;
    change('');
    note.reset();
    // One that stays is deleted by the server when it is old.
    deleteVoiceNote({ data: { id } }).catch(() => {});
    requestAnimationFrame(() => recorder.current?.focus());
  }

  return (
    <fieldset className={fieldset}>
      <legend className={legend}>
        <Trans>Voice note of the name (optional)</Trans>
      </legend>
      <div className={row}>
        {isSignedIn ? null : (
          <>
            <SignInLink isQuiet />
            <span className={fieldHint}>
              <Trans>Log in to add a voice note. What you typed stays here.</Trans>
            </span>
          </>
        )}
        {isSignedIn && tied.value !== '' ? (
          <>
            <VoiceNotePlayer key={tied.value} id={tied.value} />
            <button type="button" className={look} onClick={remove}>
              <Trash2 aria-hidden size={18} />
              <Trans>Delete the voice note</Trans>
            </button>
          </>
        ) : null}
        {isSignedIn && tied.value === '' ? (
          <>
            <button
              ref={recorder}
              type="button"
              className={look}
              disabled={state.kind === 'opening' || state.kind === 'saving'}
              onClick={state.kind === 'recording' ? state.stop : note.record}
            >
              {state.kind === 'recording' ? (
                <Square aria-hidden size={18} />
              ) : (
                <Mic aria-hidden size={18} />
              )}
              {state.kind === 'recording' ? t`Stop recording` : t`Record a voice note`}
            </button>
            <label className={chooser} aria-disabled={note.isBusy}>
              <Upload aria-hidden size={18} />
              <Trans>Upload a file</Trans>
              <input
                type="file"
                accept="audio/*"
                disabled={note.isBusy}
                onChange={({ target }) => {
                  const [file] = target.files ?? [];
                  if (file) note.choose(file);
                  target.value = '';
                }}
              />
            </label>
          </>
        ) : null}
      </div>
      {isSignedIn ? (
        <p className={cx(fieldHint, css({ marginTop: '6px' }))}>
          <Trans>Say the name once or twice, in 15 seconds at most.</Trans>
        </p>
      ) : null}
      <output className={fieldHint}>{said}</output>
      {error ? (
        <p className={fieldError} role="alert">
          <CircleAlert aria-hidden />
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
