import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import {
  ArrowLeft,
  CakeSlice,
  Gift,
  Heart,
  Sparkles,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { checkedOnSubmit, useAppForm } from '#app/ui/app-form.tsx';
import { button } from '#app/ui/button.recipe.ts';
import { ChoiceCards } from '#app/ui/choice-cards.tsx';
import { fieldPair } from '#app/ui/form.recipe.ts';
import { page, splitPage } from '#app/ui/page.recipe.ts';
import { occasions, videoRequestSchema, type Occasion } from '#domain/video-request.ts';
import { css, cx } from '#styled/css/index.js';

import { occasionLabel } from './requests.messages.ts';

type Receiver = 'someone' | 'me';

const occasionIcon: Record<Occasion, LucideIcon> = {
  birthday: CakeSlice,
  anniversary: Heart,
  other: Sparkles,
};

/** The form as it is typed, before the schema has seen it. */
export interface VideoRequestInput {
  from: string;
  to: string;
  occasion: string;
  instructions: string;
}

const nothingYet: VideoRequestInput = { from: '', to: '', occasion: 'birthday', instructions: '' };

interface VideoRequestFormProps {
  celebrityId: number;
  celebrityName: string;
  /** What was typed before, read once when the form appears. */
  initial: VideoRequestInput | null;
  /** Called with every change, so that nothing typed is lost. */
  onChange: (input: VideoRequestInput) => void;
  onSubmit: (input: VideoRequestInput) => void;
  /** Where in the checkout this is, and what it will cost. */
  steps: ReactNode;
  summary: ReactNode;
}

const measure = css({ maxWidth: '1180px' });
const foot = css({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: '8px',
  marginTop: '8px',
  sm: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
  },
});

/** The get-video form: who it is for, from, to, occasion, instructions (row S3). */
export function VideoRequestForm(props: VideoRequestFormProps) {
  const { t } = useLingui();
  const { celebrityName } = props;
  const [defaultValues] = useState(props.initial ?? nothingYet);
  // Not an answer of its own: a video for oneself is one that goes to whom it comes from.
  const [isForMe, setIsForMe] = useState(
    defaultValues.from !== '' && defaultValues.from === defaultValues.to,
  );
  const form = useAppForm({
    defaultValues,
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: videoRequestSchema },
    listeners: {
      onChange: ({ formApi, fieldApi }) => {
        if (isForMe && fieldApi.name === 'from') {
          formApi.setFieldValue('to', formApi.state.values.from);
        }
        props.onChange(formApi.state.values);
      },
    },
    onSubmit: ({ value }) => props.onSubmit(value),
  });
  const pickReceiver = (receiver: Receiver) => {
    setIsForMe(receiver === 'me');
    form.setFieldValue('to', receiver === 'me' ? form.state.values.from : '');
    props.onChange(form.state.values);
  };
  return (
    <div className={cx(page, measure)}>
      {props.steps}
      <div className={splitPage}>
        <div>
          <h1 className={css({ textStyle: 'h1', marginBottom: '12px' })}>
            <Trans>A video from {celebrityName}</Trans>
          </h1>
          <p className={css({ color: 'text2', marginBottom: '28px' })}>
            <Trans>
              Everything here goes to {celebrityName} once your request is approved. Every field is
              required.
            </Trans>
          </p>
          <form.AppForm>
            <form.Form>
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
                <form.AppField name="from">
                  {({ Text }) => (
                    <Text label={t`Your name`} hint={t`Write it the way it is pronounced.`} />
                  )}
                </form.AppField>
              ) : (
                <div className={fieldPair}>
                  <form.AppField name="from">
                    {({ Text }) => <Text label={t`From`} />}
                  </form.AppField>
                  <form.AppField name="to">
                    {({ Text }) => (
                      <Text label={t`To`} hint={t`Write it the way it is pronounced.`} />
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
                    hint={t`Two or three details are enough: how you know each other, a shared joke, a song.`}
                  />
                )}
              </form.AppField>
              <div className={foot}>
                <Link
                  to="/{-$locale}/celebrity/$vendorId"
                  params={{ vendorId: String(props.celebrityId) }}
                  className={button({ variant: 'quiet' })}
                >
                  <ArrowLeft aria-hidden size={20} />
                  <Trans>Back to {celebrityName}</Trans>
                </Link>
                <button type="submit" className={button({ size: 'large' })}>
                  <Trans>Continue to payment</Trans>
                </button>
              </div>
            </form.Form>
          </form.AppForm>
        </div>
        {props.summary}
      </div>
    </div>
  );
}
