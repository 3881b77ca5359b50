import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from '@tanstack/react-form';

import { panel, primaryButton } from '#app/ui/form.recipe.ts';
import { page } from '#app/ui/page.recipe.ts';
import { SelectField, TextAreaField, TextField } from '#app/ui/text-field.tsx';
import {
  occasions,
  videoRequestSchema,
  type Occasion,
  type VideoRequest,
} from '#domain/video-request.ts';
import { css, cx } from '#styled/css/index.js';

import { occasionLabel, requestFieldMessages } from './requests.messages.ts';

interface VideoRequestFormProps {
  celebrityName: string;
  price: string;
  initial: VideoRequest | null;
  onSubmit: (request: VideoRequest) => void;
}

/** The get-video form: from, to, occasion, instructions (row S3). */
export function VideoRequestForm(props: VideoRequestFormProps) {
  const { t } = useLingui();
  const { celebrityName, price } = props;
  const form = useForm({
    defaultValues: props.initial ?? {
      from: '',
      to: '',
      occasion: 'birthday' as Occasion,
      instructions: '',
    },
    validators: { onSubmit: videoRequestSchema },
    onSubmit: ({ value }) => props.onSubmit(value),
    onSubmitInvalid: () => document.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
  });
  const sentence = (errors: readonly unknown[]) => {
    const [first] = errors;
    if (!(first instanceof Object) || !('message' in first)) return undefined;
    const message = requestFieldMessages[String(first.message)];
    return message ? t(message) : undefined;
  };
  return (
    <div className={cx(page, css({ maxWidth: '680px' }))}>
      <h1 className={css({ textStyle: 'h1', marginBottom: '24px' })}>
        <Trans>A video from {celebrityName}</Trans>
      </h1>
      <form
        noValidate
        className={panel}
        onSubmit={(event) => {
          event.preventDefault();
          void form.handleSubmit();
        }}
      >
        <form.Field name="from">
          {({ state, handleChange }) => (
            <TextField
              label={t`From`}
              name="from"
              value={state.value}
              onChange={({ target }) => handleChange(target.value)}
              error={sentence(state.meta.errors)}
            />
          )}
        </form.Field>
        <form.Field name="to">
          {({ state, handleChange }) => (
            <TextField
              label={t`To`}
              name="to"
              value={state.value}
              onChange={({ target }) => handleChange(target.value)}
              error={sentence(state.meta.errors)}
            />
          )}
        </form.Field>
        <form.Field name="occasion">
          {({ state, handleChange }) => (
            <SelectField
              label={t`Occasion`}
              name="occasion"
              value={state.value}
              options={occasions.map((value) => ({ value, label: t(occasionLabel[value]) }))}
              onPick={handleChange}
            />
          )}
        </form.Field>
        <form.Field name="instructions">
          {({ state, handleChange }) => (
            <TextAreaField
              label={t`Instructions`}
              name="instructions"
              value={state.value}
              onChange={({ target }) => handleChange(target.value)}
              error={sentence(state.meta.errors)}
            />
          )}
        </form.Field>
        <button type="submit" className={primaryButton}>
          <Trans>Continue, {price}</Trans>
        </button>
      </form>
    </div>
  );
}
