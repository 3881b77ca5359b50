import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { button } from '#app/ui/button.recipe.ts';
import { SelectField } from '#app/ui/field/select-field.tsx';
import type { FiguresView } from '#domain/figures/figures.ts';
import type { Locale } from '#domain/locale.ts';
import { monthText } from '#domain/time/date-text.ts';

import * as look from './figures.recipe.ts';

interface FigureFiltersProps {
  /** What is shown now; rendered anew for another period or celebrity. */
  view: Pick<FiguresView, 'period' | 'celebrityId' | 'choices' | 'choosable'>;
  locale: Locale;
  onShow: (asked: { from: string; to: string; celebrity: number | undefined }) => void;
}

/** Which months, and whose figures. */
export function FigureFilters({ view, locale, onShow }: FigureFiltersProps) {
  const { t } = useLingui();
  const [from, setFrom] = useState(view.period.from);
  const [to, setTo] = useState(view.period.to);
  const [celebrity, setCelebrity] = useState(String(view.celebrityId ?? ''));
  const months = view.choosable.map((month) => ({ value: month, label: monthText(month, locale) }));
  const celebrities = [
    { value: '', label: t`All celebrities` },
    ...view.choices.map(({ id, name }) => ({
      value: String(id),
      label: name === '' ? `#${id}` : name,
    })),
  ];
  // Someone without orders, whom only the address names.
  if (!celebrities.some(({ value }) => value === celebrity))
    celebrities.push({ value: celebrity, label: `#${celebrity}` });
  return (
    <form
      className={look.filters}
      onSubmit={(event) => {
        event.preventDefault();
        onShow({ from, to, celebrity: celebrity === '' ? undefined : Number(celebrity) });
      }}
    >
      <SelectField
        label={t`From month`}
        name="from"
        value={from}
        options={months}
        onPick={setFrom}
      />
      <SelectField label={t`To month`} name="to" value={to} options={months} onPick={setTo} />
      <SelectField
        label={t`Celebrity`}
        name="celebrity"
        value={celebrity}
        options={celebrities}
        onPick={setCelebrity}
      />
      <button type="submit" className={button({ variant: 'outline', size: 'normal' })}>
        <Trans>Show</Trans>
      </button>
    </form>
  );
}
