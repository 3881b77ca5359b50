import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';

import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { useSettingSaving, type SettingForm } from '#app/platform/use-setting-saving.ts';
import { button } from '#app/ui/button.recipe.ts';
import { LeaveGuard } from '#app/ui/state/leave-guard.tsx';
import { LastChange, SaveNotice } from '#app/ui/state/save-outcome.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { rateFromPercent, shownPercent, type CommissionRate } from '#domain/money/commission.ts';
import type { Locale } from '#domain/locale.ts';
import { css } from '#styled/css/index.js';

/** The rate as loaded; `changed` says who set it last. */
interface Seen {
  readonly rate: CommissionRate;
  readonly version: number;
  readonly changed: { readonly at: string; readonly name: string } | null;
}

interface CommissionFormProps extends SettingForm<Seen, CommissionRate> {
  locale: Locale;
}

/** The shop's commission on orders placed from now on. */
export function CommissionForm({ locale, ...setting }: CommissionFormProps) {
  const { t } = useLingui();
  const date = useDateFormat(locale);
  const { seen, refused, outcome, isSaving, forgetOutcome, save } = useSettingSaving(setting);
  const [typed, setTyped] = useState(() => shownPercent(setting.initial.rate, locale));
  const [isUnread, setUnread] = useState(false);
  const isWrong = isUnread || 'rate' in refused;

  function submit(event: FormEvent): void {
    event.preventDefault();
    const rate = rateFromPercent(typed);
    setUnread(rate === null);
    if (rate === null) forgetOutcome();
    else if (!isSaving) void save(rate);
  }

  const percent = shownPercent(seen.rate, locale);
  return (
    <form noValidate onSubmit={submit}>
      <p className={css({ color: 'text2', marginBottom: '20px' })}>
        <Trans>
          The share of each price that the site keeps. Orders keep the rate that applied when they
          were placed.
        </Trans>
      </p>
      <SaveNotice
        outcome={outcome}
        saved={<Trans>The commission was saved</Trans>}
        stale={
          <Trans>Someone else saved {percent}% in the meantime. Your figure is still below.</Trans>
        }
      />
      <div className={css({ maxWidth: '240px' })}>
        <TextField
          label={t`Commission in percent`}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          maxLength={10}
          announced
          error={isWrong ? t`Enter a number from 0 to 100, e.g. 17.5` : undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            forgetOutcome();
          }}
        />
      </div>
      <button type="submit" className={button()} aria-disabled={isSaving ? true : undefined}>
        <Trans>Save the commission</Trans>
      </button>
      {seen.changed ? (
        <LastChange name={seen.changed.name} day={date.time(seen.changed.at)} />
      ) : null}
      <LeaveGuard
        unsaved={rateFromPercent(typed) !== seen.rate}
        onLeave={() => setTyped(percent)}
      />
    </form>
  );
}
