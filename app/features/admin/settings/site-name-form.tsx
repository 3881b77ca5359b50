import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as v from 'valibot';

import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { useSettingSaving, type SettingForm } from '#app/platform/use-setting-saving.ts';
import { checkedOnSubmit, useAppForm } from '#app/ui/field/app-form.tsx';
import { button } from '#app/ui/button.recipe.ts';
import { LeaveGuard } from '#app/ui/state/leave-guard.tsx';
import { LastChange, SaveNotice } from '#app/ui/state/save-outcome.tsx';
import type { Locale } from '#domain/locale.ts';
import { siteNameLength, siteNameSchema } from '#domain/site/site-settings.ts';
import { css } from '#styled/css/index.js';

/** The name as loaded; `changed` says who set it last. */
interface Seen {
  readonly name: string;
  readonly version: number;
  readonly changed: { readonly at: string; readonly name: string } | null;
}

interface SiteNameFormProps extends SettingForm<Seen, string> {
  locale: Locale;
}

const formSchema = v.object({ name: siteNameSchema });
const sentences = {
  'not-a-name': msg`Use letters, numbers and symbols on one line, without < and >`,
  'too-long': msg`Use at most ${siteNameLength} characters`,
};

/** The site's name. */
export function SiteNameForm({ locale, ...setting }: SiteNameFormProps) {
  const { t } = useLingui();
  const date = useDateFormat(locale);
  const { seen, refused, outcome, forgetOutcome, save } = useSettingSaving(setting);
  const [defaultValues] = useState({ name: setting.initial.name });
  const form = useAppForm({
    defaultValues,
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: formSchema },
    listeners: { onChange: forgetOutcome },
    onSubmit: async ({ value }) => {
      await save(value.name);
    },
  });
  const { name } = seen;
  const discard = () => form.setFieldValue('name', name, { dontRunListeners: true });
  return (
    <form.AppForm>
      <form.Form refused={refused} sentences={sentences}>
        <SaveNotice
          outcome={outcome}
          saved={<Trans>The site is called {name} now</Trans>}
          stale={<Trans>Someone else has renamed the site {name}. Your name is still below.</Trans>}
        />
        <div className={css({ maxWidth: '420px' })}>
          <form.AppField name="name">
            {({ Text }) => (
              <Text
                label={t`Site name`}
                hint={t`Shown in the header, page titles and emails.`}
                autoComplete="off"
              />
            )}
          </form.AppField>
        </div>
        <form.Submit className={button()}>
          <Trans>Save the name</Trans>
        </form.Submit>
        {seen.changed ? (
          <LastChange name={seen.changed.name} day={date.time(seen.changed.at)} />
        ) : null}
      </form.Form>
      <form.Subscribe selector={({ values }) => values.name.trim() !== name}>
        {(unsaved) => <LeaveGuard unsaved={unsaved} onLeave={discard} />}
      </form.Subscribe>
    </form.AppForm>
  );
}
