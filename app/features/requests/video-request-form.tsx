import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';

import { checkedOnSubmit, useAppForm } from '#app/ui/app-form.tsx';
import { primaryButton } from '#app/ui/form.recipe.ts';
import { page } from '#app/ui/page.recipe.ts';
import { occasions, videoRequestSchema } from '#domain/video-request.ts';
import { css, cx } from '#styled/css/index.js';

import { occasionLabel } from './requests.messages.ts';

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

const layout = css({
  maxWidth: '1180px',
  lg: { display: 'grid', gridTemplateColumns: '1fr 380px', gap: '0 48px', alignItems: 'start' },
});
const wide = css({ gridColumn: '1 / -1' });
const pair = css({ sm: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '20px' } });
const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  marginBottom: '28px',
});
const back = css({ display: 'inline-flex', alignItems: 'center', minHeight: '44px' });

/** The get-video form: from, to, occasion, instructions (row S3). */
export function VideoRequestForm(props: VideoRequestFormProps) {
  const { t } = useLingui();
  const { celebrityName } = props;
  const [defaultValues] = useState(props.initial ?? nothingYet);
  const form = useAppForm({
    defaultValues,
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: videoRequestSchema },
    listeners: { onChange: ({ formApi }) => props.onChange(formApi.state.values) },
    onSubmit: ({ value }) => props.onSubmit(value),
  });
  return (
    <div className={cx(page, layout)}>
      <div className={wide}>{props.steps}</div>
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
            <div className={pair}>
              <form.AppField name="from">{({ Text }) => <Text label={t`From`} />}</form.AppField>
              <form.AppField name="to">{({ Text }) => <Text label={t`To`} />}</form.AppField>
            </div>
            <form.AppField name="occasion">
              {({ Select }) => (
                <Select
                  label={t`Occasion`}
                  options={occasions.map((value) => ({ value, label: t(occasionLabel[value]) }))}
                />
              )}
            </form.AppField>
            <form.AppField name="instructions">
              {({ TextArea }) => <TextArea label={t`Instructions`} />}
            </form.AppField>
            <div className={foot}>
              <Link
                to="/{-$locale}/celebrity/$vendorId"
                params={{ vendorId: String(props.celebrityId) }}
                className={cx(back, css({ color: 'brandInk', fontWeight: 500 }))}
              >
                <Trans>Back to {celebrityName}</Trans>
              </Link>
              <button type="submit" className={primaryButton}>
                <Trans>Continue to payment</Trans>
              </button>
            </div>
          </form.Form>
        </form.AppForm>
      </div>
      {props.summary}
    </div>
  );
}
