import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as v from 'valibot';

import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { useSettingSaving, type SettingForm } from '#app/platform/use-setting-saving.ts';
import { checkedOnSubmit, useAppForm } from '#app/ui/field/app-form.tsx';
import { button } from '#app/ui/button.recipe.ts';
import { RadioList } from '#app/ui/field/radio-list.tsx';
import { LeaveGuard } from '#app/ui/state/leave-guard.tsx';
import { LastChange, SaveNotice } from '#app/ui/state/save-outcome.tsx';
import { passwordLength } from '#domain/account/account.ts';
import type { Locale } from '#domain/locale.ts';
import { gateChangeSchema, type GateChange } from '#domain/site/site-settings.ts';
import { css } from '#styled/css/index.js';

/** The gate's settings as loaded; `changed` says who set them last. */
interface Seen {
  readonly isClosed: boolean;
  readonly hasPassword: boolean;
  readonly version: number;
  readonly changed: { readonly at: string; readonly name: string } | null;
}

interface GateFormProps extends SettingForm<Seen, GateChange> {
  locale: Locale;
}

const sentences = { 'too-short': msg`Use at least ${passwordLength.min} characters` };
const formSchema = v.object({ door: v.string(), password: gateChangeSchema.entries.password });

/** Who can see the site: everyone, or only those with a password (ADR 0011). */
export function GateForm({ locale, ...setting }: GateFormProps) {
  const { t } = useLingui();
  const date = useDateFormat(locale);
  const { seen, refused, outcome, forgetOutcome, save } = useSettingSaving(setting);
  const [defaultValues] = useState({
    door: setting.initial.isClosed ? 'closed' : 'open',
    password: '',
  });
  const form = useAppForm({
    defaultValues,
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: formSchema },
    listeners: { onChange: forgetOutcome },
    onSubmit: async ({ value: { door, password }, formApi }) => {
      const saved = await save({ isClosed: door === 'closed', password });
      if (saved) formApi.setFieldValue('password', '', { dontRunListeners: true });
    },
  });
  function discard(): void {
    const quietly = { dontRunListeners: true };
    form.setFieldValue('door', seen.isClosed ? 'closed' : 'open', quietly);
    form.setFieldValue('password', '', quietly);
  }
  return (
    <form.AppForm>
      <form.Form refused={refused} sentences={sentences}>
        <p className={css({ color: 'text2', marginBottom: '20px' })}>
          <Trans>
            While the site is closed, every page asks for a password first. Anyone who types it once
            is let in for 30 days.
          </Trans>
        </p>
        <SaveNotice
          outcome={outcome}
          saved={
            seen.isClosed ? <Trans>The site is closed</Trans> : <Trans>The site is open</Trans>
          }
          stale={
            seen.isClosed ? (
              <Trans>Someone else has just closed the site. What you entered is still below.</Trans>
            ) : (
              <Trans>Someone else has just opened the site. What you entered is still below.</Trans>
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
                { value: 'open', label: t`Everyone` },
                { value: 'closed', label: t`Anyone with the password` },
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
              Leave this empty to keep the password. A new one shuts out everyone who came in with
              the old one.
            </Trans>
          </p>
        ) : null}
        <form.Submit className={button()}>
          <Trans>Save access settings</Trans>
        </form.Submit>
        {seen.changed ? (
          <LastChange name={seen.changed.name} day={date.time(seen.changed.at)} />
        ) : null}
      </form.Form>
      <form.Subscribe
        selector={({ values }) =>
          values.password !== '' || (values.door === 'closed') !== seen.isClosed
        }
      >
        {(unsaved) => <LeaveGuard unsaved={unsaved} onLeave={discard} />}
      </form.Subscribe>
    </form.AppForm>
  );
}
