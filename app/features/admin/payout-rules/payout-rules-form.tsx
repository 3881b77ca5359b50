import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';

import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { useSettingSaving, type SettingForm } from '#app/platform/use-setting-saving.ts';
import { button } from '#app/ui/button.recipe.ts';
import { fieldPair } from '#app/ui/field/form.recipe.ts';
import { TextField } from '#app/ui/field/text-field.tsx';
import { LeaveGuard } from '#app/ui/state/leave-guard.tsx';
import { LastChange, SaveNotice } from '#app/ui/state/save-outcome.tsx';
import type { Locale } from '#domain/locale.ts';
import { decimalFromCents } from '#domain/money/money.ts';
import {
  daysFrom,
  firstDayFrom,
  minimumFrom,
  type PayoutRules,
} from '#domain/payout/payout-rules.ts';
import { css } from '#styled/css/index.js';

/** The rules as loaded; `changed` says who set them last. */
interface Seen extends PayoutRules {
  readonly version: number;
  readonly changed: { readonly at: string; readonly name: string } | null;
}

interface PayoutRulesFormProps extends SettingForm<Seen, PayoutRules> {
  locale: Locale;
}

/** When celebrities' earnings are paid out. */
export function PayoutRulesForm({ locale, ...setting }: PayoutRulesFormProps) {
  const { t } = useLingui();
  const date = useDateFormat(locale);
  const { seen, outcome, isSaving, forgetOutcome, save } = useSettingSaving(setting);
  const [days, setDays] = useState(String(setting.initial.holdDays));
  const [minimum, setMinimum] = useState(decimalFromCents(setting.initial.minimum));
  const [firstDay, setFirstDay] = useState(setting.initial.from ?? '');
  const [isChecked, setChecked] = useState(false);
  const holdDays = daysFrom(days);
  const cents = minimumFrom(minimum);
  const from = firstDayFrom(firstDay);
  const isSeen = holdDays === seen.holdDays && cents === seen.minimum && from === seen.from;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    forgetOutcome();
    if (holdDays === null || cents === null || from === undefined || isSaving) return;
    void save({ holdDays, minimum: cents, from });
  }

  return (
    <form noValidate onSubmit={submit}>
      <p className={css({ color: 'text2', marginBottom: '20px' })}>
        <Trans>
          Earnings wait on hold, so that a payment can still be taken back. Small balances wait
          until they are worth a transfer.
        </Trans>
      </p>
      <SaveNotice
        outcome={outcome}
        saved={<Trans>The payout rules were saved</Trans>}
        stale={
          <Trans>Someone else changed this in the meantime. Your choice is still below.</Trans>
        }
      />
      <div className={fieldPair}>
        <TextField
          label={t`Days on hold`}
          inputMode="numeric"
          autoComplete="off"
          value={days}
          maxLength={3}
          announced
          error={isChecked && holdDays === null ? t`Enter a number from 0 to 90` : undefined}
          onChange={({ target }) => {
            setDays(target.value);
            forgetOutcome();
          }}
        />
        <TextField
          label={t`Smallest payout in euros`}
          inputMode="decimal"
          autoComplete="off"
          value={minimum}
          maxLength={10}
          announced
          error={isChecked && cents === null ? t`Enter an amount from 0.01 to 10000` : undefined}
          onChange={({ target }) => {
            setMinimum(target.value);
            forgetOutcome();
          }}
        />
      </div>
      <TextField
        type="date"
        label={t`Earnings are paid out from`}
        hint={t`What was earned before this day (UTC) counts as paid. Without a day, nothing is paid out.`}
        value={firstDay}
        min="2000-01-01"
        announced
        error={isChecked && from === undefined ? t`Enter a date from the year 2000` : undefined}
        onChange={({ target }) => {
          setFirstDay(target.value);
          forgetOutcome();
        }}
      />
      <button type="submit" className={button()} aria-disabled={isSaving ? true : undefined}>
        <Trans>Save the rules</Trans>
      </button>
      {seen.changed ? (
        <LastChange name={seen.changed.name} day={date.time(seen.changed.at)} />
      ) : null}
      <LeaveGuard
        unsaved={!isSeen}
        onLeave={() => {
          setDays(String(seen.holdDays));
          setMinimum(decimalFromCents(seen.minimum));
          setFirstDay(seen.from ?? '');
        }}
      />
    </form>
  );
}
