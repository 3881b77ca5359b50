import { useLingui } from '@lingui/react/macro';
import { Gift, UserRound } from 'lucide-react';
import { useState } from 'react';

import { ChoiceCards } from '#app/ui/field/choice-cards.tsx';
import { fieldPair } from '#app/ui/field/form.recipe.ts';
import { answerMaxLength } from '#domain/request/service-request.ts';

import { OccasionField } from './occasion-field.tsx';
import { ShortText } from './short-text.tsx';
import type { RequestForm } from './use-request-form.ts';
import { VoiceNoteField } from './voice/voice-note-field.tsx';
import { WhoSees } from './who-sees.tsx';
import { WritingHelp } from './writing-help.tsx';

type Receiver = 'someone' | 'me';

interface VideoFieldsProps {
  form: RequestForm;
  celebrityName: string;
  /** Whether a voice note can be added. */
  isSignedIn: boolean;
  onTyped: () => void;
}

/** Get a video: who it is for and how the name is said, the sender, occasion and instructions (row S3). */
export function VideoFields(props: VideoFieldsProps) {
  const { form, celebrityName, isSignedIn, onTyped } = props;
  const { t } = useLingui();
  // Not a separate answer: a video for oneself is one whose recipient is its sender.
  const [isForMe, setIsForMe] = useState(() => {
    const { from, to } = form.state.values;
    return from !== '' && from === to;
  });
  // The name of someone else comes back after a look at the other choice.
  const [other, setOther] = useState('');
  // The recipient's field is not mounted while the video is for oneself, so nothing else reports its change.
  const setReceiver = (to: string) => {
    form.setFieldValue('to', to);
    onTyped();
  };
  const pickReceiver = (receiver: Receiver) => {
    const { from = '', to = '' } = form.state.values;
    if (receiver === 'me' && !isForMe) setOther(to);
    setIsForMe(receiver === 'me');
    setReceiver(receiver === 'me' ? from : other);
  };
  return (
    <>
      <ChoiceCards
        title={t`Who is the video for?`}
        name="receiver"
        value={isForMe ? 'me' : 'someone'}
        choices={[
          { value: 'someone', label: t`Someone else`, icon: Gift },
          { value: 'me', label: t`Me`, icon: UserRound },
        ]}
        onPick={pickReceiver}
      />
      {isForMe ? (
        <ShortText form={form} name="from" label={t`Your name`} onType={setReceiver} />
      ) : (
        <div className={fieldPair}>
          <ShortText form={form} name="from" label={t`From`} hint={t`Your name.`} />
          <ShortText form={form} name="to" label={t`To`} hint={t`The name to be said.`} />
        </div>
      )}
      <ShortText
        form={form}
        name="pronunciation"
        label={t`How to say the name (optional)`}
        autoComplete="off"
        hint={t`As it sounds, e.g. “zhwahn” for João.`}
      />
      <form.AppField name="voiceNote">
        {() => <VoiceNoteField isSignedIn={isSignedIn} />}
      </form.AppField>
      <OccasionField form={form} />
      <form.Subscribe selector={({ values }) => values['occasion'] ?? ''}>
        {(occasion) => (
          <form.AppField name="instructions">
            {({ TextArea, state, handleChange }) => (
              <TextArea
                label={t`Instructions`}
                rows={7}
                limit={answerMaxLength.instructions}
                above={
                  <WritingHelp
                    field="instructions"
                    occasion={occasion}
                    isForMe={isForMe}
                    typed={state.value}
                    limit={answerMaxLength.instructions}
                    onChange={handleChange}
                  />
                }
                hint={
                  <WhoSees name={celebrityName}>
                    {t`Two or three details are enough: how you know each other, a shared joke, a song.`}
                  </WhoSees>
                }
              />
            )}
          </form.AppField>
        )}
      </form.Subscribe>
    </>
  );
}
