import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';

import { useDateFormat } from '#app/platform/use-date-format.ts';
import { checkedOnSubmit, useAppForm } from '#app/ui/app-form.tsx';
import { button } from '#app/ui/button.recipe.ts';
import { LastChange, SaveNotice, type SaveOutcome } from '#app/ui/save-outcome.tsx';
import { AppError } from '#domain/app-error.ts';
import type { Locale } from '#domain/locale.ts';
import { siteNameLength, siteNameSchema } from '#domain/site-settings.ts';
import { css } from '#styled/css/index.js';

/** The name as it was read; `changed` says who set it last. */
interface Seen {
  readonly name: string;
  readonly version: number;
  readonly changed: { readonly at: string; readonly name: string } | null;
}

interface SiteNameFormProps {
  /** What held when the form appeared. */
  initial: Seen;
  locale: Locale;
  /** Throws an AppError when it is refused. */
  onSave: (name: string, version: number) => Promise<Seen>;
  /** What holds now. */
  onRead: () => Promise<Seen>;
}

const formSchema = v.object({ name: siteNameSchema });
const sentences = {
  'not-a-name': msg`Use letters, digits and signs on one line, without < and >`,
  'too-long': msg`Use at most ${siteNameLength} characters`,
};

/** What the site is called. */
export function SiteNameForm({ initial, locale, onSave, onRead }: SiteNameFormProps) {
  const { t } = useLingui();
  const date = useDateFormat(locale);
  const [seen, setSeen] = useState(initial);
  const [outcome, setOutcome] = useState<SaveOutcome>(null);
  const saving = useMutation({ mutationFn: (name: string) => onSave(name, seen.version) });
  const [defaultValues] = useState({ name: initial.name });
  const form = useAppForm({
    defaultValues,
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: formSchema },
    listeners: { onChange: () => setOutcome(null) },
    onSubmit: async ({ value }) => {
      setOutcome(null);
      try {
        setSeen(await saving.mutateAsync(value.name));
        setOutcome('saved');
      } catch (error) {
        const isStale = error instanceof AppError && error.code === 'setting_moved_on';
        // What holds now is told; what was typed stays.
        if (isStale) setSeen(await onRead().catch(() => seen));
        setOutcome(isStale ? 'stale' : 'failed');
      }
    },
  });
  const { name } = seen;
  return (
    <form.AppForm>
      <form.Form sentences={sentences}>
        <SaveNotice
          outcome={outcome}
          saved={<Trans>The site is called {name} now</Trans>}
          stale={
            <Trans>Somebody was faster. The site is called {name} now; yours is still below.</Trans>
          }
        />
        <div className={css({ maxWidth: '420px' })}>
          <form.AppField name="name">
            {({ Text }) => (
              <Text
                label={t`Name of the site`}
                hint={t`It stands in the header, in the titles of pages and in e-mails.`}
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
    </form.AppForm>
  );
}
