import { useLingui } from '@lingui/react/macro';
import { useId, useMemo } from 'react';

import { field, fieldLabel } from '#app/ui/field/form.recipe.ts';
import { lazyModule, useLazy } from '#app/platform/page/lazy.ts';
import { NativeSelect } from '#app/ui/field/native-select.tsx';

import type { FilterChoices } from './filter-choices.ts';

/** Heavy, and used on wide screens only. */
const lateCombobox = lazyModule(async () => (await import('./typed-combobox.tsx')).TypedCombobox);

interface CountryFieldProps {
  countries: FilterChoices['countries'];
  /** ISO 3166-1 alpha-2, empty for all. */
  value: string;
  onPick?: (code: string) => void;
}

/** The native select: on phones, without JavaScript, and until the combobox has loaded. */
function CountrySelect({ countries, value, onPick }: CountryFieldProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <div className={field}>
      <label htmlFor={id} className={fieldLabel}>{t`Country`}</label>
      <NativeSelect
        id={id}
        name="country"
        defaultValue={value}
        onChange={({ target }) => onPick?.(target.value)}
      >
        <option value="">{t`All countries`}</option>
        {countries.map(({ code, name, count }) => (
          <option key={code} value={code}>
            {count === undefined ? name : `${name} (${count})`}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}

/** All countries by name, with type-ahead search. */
function CountryCombobox(props: CountryFieldProps) {
  const { t } = useLingui();
  const { part: Combobox } = useLazy(lateCombobox);
  const { countries, value, onPick } = props;
  const all = t`All countries`;
  const choices = useMemo(
    () => [
      { value: '', label: all },
      ...countries.map(({ code, name, count }) => ({
        value: code,
        label: count === undefined ? name : `${name} (${count})`,
      })),
    ],
    [countries, all],
  );
  if (!Combobox) return <CountrySelect {...props} />;
  return (
    <>
      <input type="hidden" name="country" value={value} />
      <Combobox
        label={t`Country`}
        placeholder={all}
        choices={choices}
        value={value}
        onPick={(code) => onPick?.(code)}
      />
    </>
  );
}

/** All countries by name; with type-ahead search on wide screens. */
export function CountryField({ wide, ...props }: CountryFieldProps & { wide: boolean }) {
  return wide ? <CountryCombobox {...props} /> : <CountrySelect {...props} />;
}
