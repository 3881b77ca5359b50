import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';

import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { useSettingSaving, type SettingForm } from '#app/platform/use-setting-saving.ts';
import { button } from '#app/ui/button.recipe.ts';
import { checkBox } from '#app/ui/field/check-box.recipe.ts';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { LeaveGuard } from '#app/ui/state/leave-guard.tsx';
import { LastChange, SaveNotice } from '#app/ui/state/save-outcome.tsx';
import type { Country } from '#domain/country/country.ts';
import type { Locale } from '#domain/locale.ts';
import {
  eeaCountries,
  withdrawalDaysFrom,
  type WithdrawalRules,
} from '#domain/order/withdrawal/withdrawal-rules.ts';
import { css } from '#styled/css/index.js';

/** The rules as loaded; `changed` says who set them last. */
interface Seen extends WithdrawalRules {
  readonly version: number;
  readonly changed: { readonly at: string; readonly name: string } | null;
}

interface WithdrawalRulesFormProps extends SettingForm<Seen, WithdrawalRules> {
  locale: Locale;
  /** In the reader's language, sorted. */
  countries: readonly Country[];
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(170px, 1fr))',
  columnGap: '16px',
  marginBottom: '16px',
});
const choice = css({ display: 'flex', alignItems: 'center', gap: '12px', minHeight: '44px' });

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.toSorted().join(' ') === other.toSorted().join(' ');
}

/** In which countries fans have a right of withdrawal, and for how many days. */
export function WithdrawalRulesForm({ locale, countries, ...setting }: WithdrawalRulesFormProps) {
  const { t } = useLingui();
  const date = useDateFormat(locale);
  const { seen, outcome, isSaving, forgetOutcome, save } = useSettingSaving(setting);
  const [typed, setTyped] = useState(String(setting.initial.days));
  const [chosen, setChosen] = useState<readonly string[]>(setting.initial.countries);
  /** Countries outside the EEA that have a row, chosen or not. */
  const [added, setAdded] = useState<readonly string[]>(setting.initial.countries);
  const [isChecked, setChecked] = useState(false);
  const days = withdrawalDaysFrom(typed);
  const isSeen = days === seen.days && isSame(chosen, seen.countries);
  const hasRow = ({ code }: Country) => eeaCountries.includes(code) || added.includes(code);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    forgetOutcome();
    if (days === null || isSaving) return;
    void save({ days, countries: [...chosen] });
  }
  function choose(code: string, isOn: boolean): void {
    setChosen(isOn ? [...chosen, code] : chosen.filter((one) => one !== code));
    forgetOutcome();
  }

  return (
    <form noValidate onSubmit={submit}>
      <p className={css({ color: 'text2', marginBottom: '20px' })}>
        <Trans>
          Fans in these countries can withdraw from their orders, and agree before we start on a
          request. Orders keep the rules they were placed with.
        </Trans>
      </p>
      <SaveNotice
        outcome={outcome}
        saved={<Trans>The withdrawal rules were saved</Trans>}
        stale={
          <Trans>Someone else changed this in the meantime. Your choice is still below.</Trans>
        }
      />
      <TextField
        label={t`Days to withdraw`}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        maxLength={3}
        announced
        error={isChecked && days === null ? t`Enter a number from 14 to 100` : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          forgetOutcome();
        }}
      />
      <fieldset className={css({ border: 0, padding: 0, minWidth: 0 })}>
        <legend className={css({ textStyle: 'label', marginBottom: '4px' })}>
          <Trans>Countries with a right of withdrawal</Trans>
        </legend>
        <div className={grid}>
          {countries.filter(hasRow).map(({ code, name }) => (
            <label key={code} className={choice}>
              <input
                type="checkbox"
                className={checkBox}
                checked={chosen.includes(code)}
                onChange={({ target }) => choose(code, target.checked)}
              />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      <SelectField
        name="add-country"
        label={t`Add a country`}
        value=""
        options={[
          { value: '', label: t`Choose a country` },
          ...countries
            .filter((country) => !hasRow(country))
            .map(({ code, name }) => ({ value: code, label: name })),
        ]}
        onPick={(code) => {
          if (code === '') return;
          setAdded([...added, code]);
          choose(code, true);
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
          setTyped(String(seen.days));
          setChosen(seen.countries);
        }}
      />
    </form>
  );
}
