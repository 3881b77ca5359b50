import { useLingui } from '@lingui/react/macro';
import { CakeSlice, Gift, Heart, Sparkles, UserRound, type LucideIcon } from 'lucide-react';
import { useState } from 'react';

import { ChoiceCards } from '#app/ui/field/choice-cards.tsx';
import { fieldPair } from '#app/ui/field/form.recipe.ts';
import { answerMaxLength, occasions, type Occasion } from '#domain/request/service-request.ts';

import { occasionLabel } from '#app/entities/request/requests.messages.ts';
import type { RequestForm } from './use-request-form.ts';

type Receiver = 'someone' | 'me';

const occasionIcon: Record<Occasion, LucideIcon> = {
  birthday: CakeSlice,
  anniversary: Heart,
  other: Sparkles,
};

/** Get a video: who it is for, the sender, recipient, occasion and instructions (row S3). */
export function VideoFields({ form, onTyped }: { form: RequestForm; onTyped: () => void }) {
  const { t } = useLingui();
  // Not a separate answer: a video for oneself is one whose recipient is its sender.
  const [isForMe, setIsForMe] = useState(() => {
    const { from, to } = form.state.values;
    return from !== '' && from === to;
  });
  // The recipient's field is not mounted while the video is for oneself, so nothing else reports its change.
  const setReceiver = (to: string) => {
    form.setFieldValue('to', to);
    onTyped();
  };
  const pickReceiver = (receiver: Receiver) => {
    setIsForMe(receiver === 'me');
    setReceiver(receiver === 'me' ? (form.state.values['from'] ?? '') : '');
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
        <form.AppField name="from" listeners={{ onChange: ({ value }) => setReceiver(value) }}>
          {({ Text }) => (
            <Text label={t`Your name`} hint={t`If it’s tricky to say, spell it how it sounds.`} />
          )}
        </form.AppField>
      ) : (
        <div className={fieldPair}>
          <form.AppField name="from">{({ Text }) => <Text label={t`From`} />}</form.AppField>
          <form.AppField name="to">
            {({ Text }) => (
              <Text label={t`To`} hint={t`If it’s tricky to say, spell it how it sounds.`} />
            )}
          </form.AppField>
        </div>
      )}
      <form.AppField name="occasion">
        {({ Choices }) => (
          <Choices
            title={t`Occasion`}
            choices={occasions.map((value) => ({
              value,
              label: t(occasionLabel[value]),
              icon: occasionIcon[value],
            }))}
          />
        )}
      </form.AppField>
      <form.AppField name="instructions">
        {({ TextArea }) => (
          <TextArea
            label={t`Instructions`}
            limit={answerMaxLength.instructions}
            hint={t`Two or three details are enough: how you know each other, a shared joke, a song.`}
          />
        )}
      </form.AppField>
    </>
  );
}
