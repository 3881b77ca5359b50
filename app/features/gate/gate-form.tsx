import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';

import { useDateFormat } from '#app/platform/use-date-format.ts';
import { checkedOnSubmit, useAppForm } from '#app/ui/app-form.tsx';
import { button } from '#app/ui/button.recipe.ts';
import { RadioList } from '#app/ui/radio-list.tsx';
import { LastChange, SaveNotice, type SaveOutcome } from '#app/ui/save-outcome.tsx';
import { passwordLength } from '#domain/account.ts';
import { AppError, type FieldErrors } from '#domain/app-error.ts';
import type { Locale } from '#domain/locale.ts';
import { gateChangeSchema, type GateChange } from '#domain/site-settings.ts';
import { css } from '#styled/css/index.js';

/** The gate as it was read; `changed` says who set it last. */
interface Seen {
  readonly isClosed: boolean;
  readonly hasPassword: boolean;
  readonly version: number;
  readonly changed: { readonly at: string; readonly name: string } | null;
}

interface GateFormProps {
  /** What held when the form appeared. */
  initial: Seen;
  locale: Locale;
  /** Throws an AppError when it is refused. */
  onSave: (change: GateChange, version: number) => Promise<Seen>;
  /** What holds now. */
  onRead: () => Promise<Seen>;
}

const sentences = { 'too-short': msg`Use at least ${passwordLength.min} characters` };
const formSchema = v.object({ door: v.string(), password: gateChangeSchema.entries.password });

/** Who sees the site: everybody, or whoever knows a password (ADR 0011). */
export function GateForm({ initial, locale, onSave, onRead }: GateFormProps) {
  const { t } = useLingui();
  const date = useDateFormat(locale);
  const [seen, setSeen] = useState(initial);
  const [refused, setRefused] = useState<FieldErrors>({});
  const [outcome, setOutcome] = useState<SaveOutcome>(null);
  const saving = useMutation({ mutationFn: (value: GateChange) => onSave(value, seen.version) });
  const [defaultValues] = useState({ door: initial.isClosed ? 'closed' : 'open', password: '' });
  const form = useAppForm({
    defaultValues,
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: formSchema },
    listeners: { onChange: () => setOutcome(null) },
    onSubmit: async ({ value: { door, password }, formApi }) => {
      setRefused({});
      setOutcome(null);
      try {
        setSeen(await saving.mutateAsync({ isClosed: door === 'closed', password }));
        formApi.setFieldValue('password', '');
        setOutcome('saved');
      } catch (error) {
        const refusal = error instanceof AppError ? error : new AppError('backend_failed');
        if (refusal.code === 'setting_moved_on') {
          setSeen(await onRead().catch(() => seen));
          setOutcome('stale');
        } else if (Object.keys(refusal.fields).length > 0) setRefused(refusal.fields);
        else setOutcome('failed');
      }
    },
  });
  return (
    <form.AppForm>
      <form.Form refused={refused} sentences={sentences}>
        <p className={css({ color: 'text2', marginBottom: '20px' })}>
          <Trans>
            While the site is closed, every page asks for a password first. Whoever types it once is
            let in for 30 days.
          </Trans>
        </p>
        <SaveNotice
          outcome={outcome}
          saved={
            seen.isClosed ? <Trans>The site is closed</Trans> : <Trans>The site is open</Trans>
          }
          stale={
            seen.isClosed ? (
              <Trans>Somebody was faster: the site is closed now. Yours is still below.</Trans>
            ) : (
              <Trans>Somebody was faster: the site is open now. Yours is still below.</Trans>
            )
          }
        />
        <form.AppField name="door">
          {({ state, handleChange }) => (
            <RadioList
              title={t`Who sees the site`}
              name="door"
              value={state.value}
              choices={[
                { value: 'open', label: t`Everybody` },
                { value: 'closed', label: t`Whoever knows the password` },
              ]}
              onPick={handleChange}
            />
          )}
        </form.AppField>
        <div className={css({ maxWidth: '420px' })}>
          <form.AppField name="password">
            {({ Password }) => (
              <Password
                label={seen.hasPassword ? t`New password (optional)` : t`Password`}
                autoComplete="new-password"
              />
            )}
          </form.AppField>
        </div>
        {seen.hasPassword ? (
          <p className={css({ textStyle: 'hint', color: 'text2', marginBottom: '20px' })}>
            <Trans>
              Without a new one the password stays as it is. A new one shuts out whoever came in
              with the old one.
            </Trans>
          </p>
        ) : null}
        <form.Submit className={button()}>
          <Trans>Save the gate</Trans>
        </form.Submit>
        {seen.changed ? (
          <LastChange name={seen.changed.name} day={date.time(seen.changed.at)} />
        ) : null}
      </form.Form>
    </form.AppForm>
  );
}
